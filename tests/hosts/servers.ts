import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { caddyfile, IN_A_CONTAINER, ON_A_MACHINE } from '../../build/host-configs/caddy.ts'
import { nginxSite } from '../../build/host-configs/nginx.ts'
import { finishedBasePath } from '../../server/finished-marker.ts'
import { freePort } from '../../tools/free-port.ts'
import { send } from '../../tools/stress/serve.ts'

export interface Host {
  port: number
  stop: () => Promise<void>
}

export interface Program {
  name: string
  version: string[]
  /** Writes its configuration into `folder`. Returns the arguments that serve `out`. */
  prepare: (out: string, folder: string, port: number, other: number) => string[]
}

/** An old address that each host redirects. */
export const MOVED = [{ from: '/cases/x/', to: '/about/?a=1#b' }]

const pathOf = (out: string) => finishedBasePath(out) ?? ''
/** Takes the `#` away before the lines that pass messages on, as docs/deploy.md says. */
const withMessages = (text: string) =>
  text.replace(/(# To take the messages .*\n)((?:[ \t]*#.*\n)+)/, (_, first: string, lines: string) => {
    return first + lines.replace(/^([ \t]*)# ?/gm, '$1')
  })

/** The configuration of `npm run hosts` with other ports and paths, without the certificate. Passes messages to `upstream`. */
export const nginx = (upstream?: number): Program => ({
  name: 'nginx',
  version: ['-v'],
  prepare(out, folder, port, other) {
    const site = nginxSite(pathOf(out), MOVED)
      .replaceAll('/srv/www/example.org', out)
      .replace(/listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${other};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/ssl_\w+ .*\n/g, '')
    return nginxFiles(folder, upstream ? withMessages(site).replace('127.0.0.1:3000', `127.0.0.1:${upstream}`) : site)
  },
})

export const caddy = (upstream?: number, place = ON_A_MACHINE): Program => ({
  name: 'caddy',
  version: ['version'],
  prepare(out, folder, port) {
    const address = `http://:${port}`
    const site = caddyfile({ ...place, address, root: out, basePath: pathOf(out), redirects: MOVED })
    const passing = withMessages(site).replace(/127\.0\.0\.1:3000|messages:3000/, `127.0.0.1:${upstream}`)
    const options = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n'
    writeFileSync(join(folder, 'Caddyfile'), options + (upstream ? passing : site))
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  },
})

export const containerCaddy = (upstream: number) => caddy(upstream, IN_A_CONTAINER)

/** Writes an nginx.conf that includes the site's configuration. Returns the arguments that start nginx with it. */
export function nginxFiles(folder: string, site: string): string[] {
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  writeFileSync(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'tmp', name)};`,
  )
  // Workers must be able to read the user's files.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 2048; } http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  return ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
}

export const PROGRAMS = { nginx: nginx(), caddy: caddy() }

/** The runtime of Cloudflare Pages, which reads `_headers` and `_redirects`; installed by `npm run test:cloudflare`. */
export const WRANGLER: Program = {
  name: 'wrangler',
  version: ['--version'],
  prepare: (out, _, port) =>
    `pages dev ${out} --ip 127.0.0.1 --port ${port} --compatibility-date 2025-11-01`.split(' '),
}

/** Debian installs nginx outside the PATH of users. */
export const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

export const isInstalled = ({ name, version }: Program): boolean =>
  spawnSync(name, version, { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0

/** So that programs do not read or write the settings of the user. */
export const withHome = (folder: string): NodeJS.ProcessEnv => {
  return { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
}

/** Serves an export and resolves when it answers. Rejects with the output of a program that exits. */
export async function startProgram(program: Program, out = resolve('out')): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), `wrenhaus-${program.name}-`))
  const [port, other] = [await freePort(), await freePort()]
  // A path without spaces and quotes, whatever the checkout is called.
  const root = join(folder, 'out')
  symlinkSync(out, root)
  const child = spawn(program.name, program.prepare(root, folder, port, other), {
    env: { ...withHome(folder), WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit')
  while ((await send(port, '/')) === 0) {
    if (child.exitCode !== null) throw new Error(`${program.name} ended: ${output}`)
    await pause(25)
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

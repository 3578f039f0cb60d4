import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { caddyfile, ON_A_MACHINE } from '../../build/host-configs/caddy.ts'
import { nginxSite } from '../../build/host-configs/nginx.ts'
import { finishedBasePath } from '../../server/finished-marker.ts'

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

const FOLDER = '/srv/www/example.org'
const pathOf = (out: string) => finishedBasePath(out) ?? ''

/** Changes ports and paths of the configuration of `npm run hosts`, and removes the certificate. */
function nginx(out: string, folder: string, port: number, other: number): string[] {
  const site = nginxSite(pathOf(out), MOVED)
    .replaceAll(FOLDER, out)
    .replace(/listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_\w+ .*\n/g, '')
  return nginxFiles(folder, site)
}

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

function caddy(out: string, folder: string, port: number): string[] {
  const site = caddyfile({ ...ON_A_MACHINE, root: out, basePath: pathOf(out), redirects: MOVED }).replace(
    'example.org {',
    `http://localhost:${port} {`,
  )
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

export const PROGRAMS = {
  nginx: { name: 'nginx', version: ['-v'], prepare: nginx },
  caddy: { name: 'caddy', version: ['version'], prepare: caddy },
} as const satisfies Record<string, Program>

/** The runtime of Cloudflare Pages, which reads `_headers` and `_redirects`; installed by `npm run test:cloudflare`. */
export const WRANGLER: Program = {
  name: 'wrangler',
  version: ['--version'],
  prepare: (out, _folder, port) => [
    'pages',
    'dev',
    out,
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--compatibility-date',
    '2025-11-01',
  ],
}

/** Debian installs nginx outside the PATH of users. */
export const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

export const isInstalled = ({ name, version }: Program): boolean =>
  spawnSync(name, version, { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0

/** Serves an export and resolves when the port is open. Rejects with the output of a program that exits. */
export async function startProgram(program: Program, out = resolve('out')): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), `wrenhaus-${program.name}-`))
  const [port, other] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    WRANGLER_SEND_METRICS: 'false',
  }
  const child = spawn(program.name, program.prepare(out, folder, port, other), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program.name} ended: ${Buffer.concat(output)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return { port, stop: () => stop(child, ended, folder) }
}

async function stop(child: ChildProcess, ended: Promise<void>, folder: string): Promise<void> {
  child.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.end()
        resolve(true)
      })
  })

import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_PATH, needExport } from '../export/exported-pages.ts'
import { blocksOf } from '../guides/follow-guide.ts'

needExport()

const GUIDE = readFileSync('docs/deploy.md', 'utf8')
/** Commands that are replaced by scripts which record their arguments. */
const MOCKED_COMMANDS = ['apt-get', 'aws', 'caddy', 'certbot', 'docker', 'nginx', 'npm', 'npx', 'rsync', 'systemctl']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the commands of a section with `folder` as the root of the file system. Returns the recorded calls. */
function follow(heading: string): string[] {
  const [, section = ''] = GUIDE.split(new RegExp(`^## ${heading}\\n`, 'm'))
  const blocks = blocksOf(section.split(/^## /m)[0] ?? '').filter(({ language }) => language === 'sh')
  expect(blocks.length).toBeGreaterThan(0)
  for (const path of ['bin', 'project/out', 'etc/nginx/conf.d', 'etc/caddy']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  writeFileSync(join(folder, 'project/out/index.html'), '<title>Home</title>')
  writeFileSync(join(folder, 'project/out/.finished'), BASE_PATH)
  cpSync('deploy', join(folder, 'project/deploy'), { recursive: true })
  for (const name of MOCKED_COMMANDS) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n`)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  for (const { text } of blocks) {
    const script = text.replaceAll(/(?<=\s)\/(srv|etc)\//g, `${folder}/$1/`)
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
    const { status, stderr } = spawnSync('sh', ['-euc', script], {
      cwd: join(folder, 'project'),
      encoding: 'utf8',
      env,
    })
    expect([status, stderr]).toEqual([0, ''])
  }
  return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
}

const readCreated = (path: string) => readFileSync(join(folder, path), 'utf8')

test.each([
  ['nginx', 'etc/nginx/conf.d/site.conf', /root (\/srv\S+);/],
  ['Caddy', 'etc/caddy/Caddyfile', /root \* (\S+)/],
])('%s: site and configuration are copied to matching folders', (heading, config, root) => {
  follow(heading)
  expect(readCreated(config)).toContain('www.your.domain')
  expect(readCreated(config)).not.toContain('example.org')
  const [, served = 'missing'] = root.exec(readCreated(config)) ?? []
  expect(readCreated(join(served, 'index.html'))).toContain('Home')
})

test('nginx: the certificate is renewed while nginx runs', () => {
  const certbot = follow('nginx').find((call) => call.startsWith('certbot')) ?? ''
  const [, folder = 'missing'] = /--webroot -w (\S+)/.exec(certbot) ?? []
  const [, port80 = ''] = /server \{\n\s+listen 80;([\s\S]*?)\n\}/.exec(readCreated('etc/nginx/conf.d/site.conf')) ?? []
  expect(port80).toMatch(/location \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/html;/)
  expect(folder).toBe('/var/www/html')
  expect(certbot).toContain('--deploy-hook systemctl reload nginx')
})

test('Docker: the compose file exists', () => {
  expect(follow('Docker')).toEqual(['docker compose -f deploy/compose.yaml up --build -d'])
  expect(existsSync('deploy/compose.yaml')).toBe(true)
})

test.each(['Our server', 'Netlify', 'Cloudflare Pages', 'Vercel', 'S3 and CloudFront'])(
  '%s: the scripts and files of its commands exist',
  (heading) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const call of follow(heading)) {
      const [, script] = /^npm run (\S+)/.exec(call) ?? []
      expect([call, script === undefined || script in scripts]).toEqual([call, true])
      for (const [, file = ''] of call.matchAll(/fileb?:\/\/(\S+)/g))
        expect([file, existsSync(file)]).toEqual([file, true])
    }
  },
)

/** Matches a pattern of the AWS CLI, where * matches anything. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path)
const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

test('S3: every file is uploaded once, with immutable caching if its name contains a hash', () => {
  const syncs = follow('S3 and CloudFront').flatMap((call) => {
    const [, from, to, cache] = /^aws s3 sync out(\S*) s3:\/\/BUCKET(\S*) --cache-control (.*?) --/.exec(call) ?? []
    const excluded = [...call.matchAll(/--exclude (\S+)/g)].map(([, pattern = '']) => pattern)
    return from === undefined
      ? []
      : [{ from: from.slice(1), to: to?.slice(1), immutable: cache?.includes('immutable'), excluded }]
  })
  expect(syncs).toHaveLength(4)
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replace(/^out\//, ''))
  const uploadsOf = (path: string) =>
    syncs
      .filter(({ from }) => from === '' || path.startsWith(`${from}/`))
      .filter(
        ({ from, excluded }) =>
          !excluded.some((pattern) => matches(pattern, from ? path.slice(from.length + 1) : path)),
      )
      .map(({ immutable }) => immutable)
  for (const { from, to } of syncs) expect(from).toBe(to)
  const wrong = files.filter((path) => {
    const expected = /\.(br|gz)$|^_(headers|redirects)$/.test(path)
      ? []
      : [/^\/(_next\/static|assets\/(pictures|icons))\//.test(`/${path}`.slice(BASE_PATH.length))]
    return JSON.stringify(uploadsOf(path)) !== JSON.stringify(expected)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

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
import { needExport } from '../export/exported-pages.ts'
import { blocksOf } from '../guides/follow-guide.ts'

needExport()

const GUIDE = readFileSync('docs/deploy.md', 'utf8')
/** What a test cannot have: other machines, their accounts, and the rights of root. They write down how they were called. */
const STAND_INS = ['apt-get', 'aws', 'caddy', 'certbot', 'docker', 'nginx', 'npm', 'npx', 'rsync', 'systemctl']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The commands under a heading, run in a project whose root of the file system is `folder`. Returns the calls made. */
function follow(heading: string): string[] {
  const [, section = ''] = GUIDE.split(new RegExp(`^## ${heading}\\n`, 'm'))
  const blocks = blocksOf(section.split(/^## /m)[0] ?? '').filter(({ language }) => language === 'sh')
  expect(blocks.length).toBeGreaterThan(0)
  for (const path of ['bin', 'project/out', 'etc/nginx/conf.d', 'etc/caddy']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  writeFileSync(join(folder, 'project/out/index.html'), '<title>Home</title>')
  cpSync('deploy', join(folder, 'project/deploy'), { recursive: true })
  for (const name of STAND_INS) {
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

const made = (path: string) => readFileSync(join(folder, path), 'utf8')

test.each([
  ['nginx', 'etc/nginx/conf.d/site.conf', /root (\S+);/],
  ['Caddy', 'etc/caddy/Caddyfile', /root \* (\S+)/],
])('%s: the files and the configuration are put where they fit', (heading, config, root) => {
  follow(heading)
  expect(made(config)).toContain('www.your.domain')
  expect(made(config)).not.toContain('example.org')
  const [, served = 'missing'] = root.exec(made(config)) ?? []
  expect(made(join(served, 'index.html'))).toContain('Home')
})

test('Docker: what it is started from is there', () => {
  expect(follow('Docker')).toEqual(['docker compose -f deploy/compose.yaml up --build -d'])
  expect(existsSync('deploy/compose.yaml')).toBe(true)
})

test.each(['Our server', 'Netlify', 'Cloudflare Pages', 'Vercel', 'S3 and CloudFront'])(
  '%s: the commands run, with scripts and files that exist',
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

/** True when the pattern of the AWS command line, in which * stands for anything, fits. */
const fits = (pattern: string, path: string) => new RegExp(`^${pattern.split('*').map(quoted).join('.*')}$`).test(path)
const quoted = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

test('S3: every file of the site gets into the bucket, hashed ones to be kept, and nothing else does', () => {
  const syncs = follow('S3 and CloudFront').flatMap((call) => {
    const [, from, to, cache] = /^aws s3 sync out(\S*) s3:\/\/BUCKET(\S*) --cache-control (.*?) --/.exec(call) ?? []
    const left = [...call.matchAll(/--exclude (\S+)/g)].map(([, pattern = '']) => pattern)
    return from === undefined
      ? []
      : [{ from: from.slice(1), to: to?.slice(1), kept: cache?.includes('immutable'), left }]
  })
  expect(syncs).toHaveLength(4)
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replace(/^out\//, ''))
  const keptFor = (path: string) =>
    syncs
      .filter(({ from }) => from === '' || path.startsWith(`${from}/`))
      .filter(({ from, left }) => !left.some((pattern) => fits(pattern, from ? path.slice(from.length + 1) : path)))
      .map(({ kept }) => kept)
  for (const { from, to } of syncs) expect(from).toBe(to)
  const odd = files.filter((path) => {
    const wanted = /\.(br|gz)$|^_(headers|redirects)$/.test(path)
      ? []
      : [/^(_next\/static|assets\/(pictures|icons))\//.test(path)]
    return JSON.stringify(keptFor(path)) !== JSON.stringify(wanted)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(odd).toEqual([])
})

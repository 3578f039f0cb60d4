/** The files for hosts that `npm run hosts` and the build write, and docs/deploy.md, which says what to do with them. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { cloudfrontFunction } from '../../build/host-configs/cloudfront.ts'
import { committedHostFiles } from '../../build/host-configs/committed-files.ts'
import { loadContent } from '../../lib/content/load.ts'
import { COMPRESSED, EDGE_CACHE, folderHeaders, HASHED, SECURITY_HEADERS, typeOf } from '../../lib/hosting/headers.ts'
import { isFileOfSite, ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { findPages } from '../../server/static-files.ts'
import { makeCertificate } from '../../tools/certificate.ts'
import { BASE_PATH, needExport, OUT } from '../export/exported-pages.ts'
import { blocksOf } from '../guides/follow-guide.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { isInstalled, MOVED, nginxFiles, PROGRAMS, withHome } from './servers.ts'

needExport()

const folder = temporaryFolder()

// Those for the top of a domain stay right for hosts that do not read them, such as GitHub Pages.
test.each(committedHostFiles(''))('$path is up to date (npm run hosts)', ({ path, text }) => {
  const below = committedHostFiles(BASE_PATH).find((file) => file.path === path)?.text
  expect([text, below]).toContain(existsSync(path) ? readFileSync(path, 'utf8') : 'missing')
})

test.each(staticHostFiles([...findPages('out')], readdirSync(OUT), BASE_PATH, loadContent().site.redirects))(
  'out/$path is up to date',
  ({ path, text }) => expect(readFileSync(join('out', path), 'utf8')).toBe(text),
)

describe('the files of the export', () => {
  const own = ownPublicFiles()
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /[^/]\.\w+$/.test(name) && !COMPRESSED.test(name) && !own.includes(name))

  test('have a configured type', () => expect(names.filter((name) => !typeOf(`/${name}`))).toEqual([]))

  test('cannot be replaced by one of public/ unnoticed', () => {
    const pages = [...findPages(OUT)]
    expect(names.filter((name) => !name.startsWith('assets/') && !isFileOfSite(name, pages))).toEqual([])
  })
})

const testNginx = isInstalled(PROGRAMS.nginx) ? test : test.skip
testNginx('nginx accepts the configuration (nginx -t)', () => {
  const { keyFile, certFile } = makeCertificate(folder)
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('/etc/letsencrypt/live/example.org/privkey.pem', keyFile)
    .replace('/etc/letsencrypt/live/example.org/fullchain.pem', certFile)
  const args = ['-t', ...nginxFiles(folder, site)]
  const { status, stderr } = spawnSync('nginx', args, { encoding: 'utf8', env: withHome(folder) })
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('[warn]')])
})

test('no two rules of _headers set the same header for one path', () => {
  const text = readFileSync('out/_headers', 'utf8')
  const rules = text.split(/^(?=\/)/m).slice(1)
  const others = [...HASHED.map((path) => `${path}a`), '/assets/social/home.jpg', '/robots.txt']
  expect(rules.length).toBeGreaterThan(10)
  // Cloudflare Pages reads no more.
  expect(rules.length).toBeLessThan(100)
  for (const path of [...findPages('out'), ...others.map((other) => BASE_PATH + other)]) {
    const names = rules.flatMap((rule) => {
      const [pattern = '', ...headers] = rule.trim().split('\n')
      const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      return matches ? headers.map((header) => header.trim().split(':')[0]) : []
    })
    expect([path, names.length]).toEqual([path, new Set(names).size])
    const expected = path.endsWith('.txt') ? SECURITY_HEADERS : { ...SECURITY_HEADERS, ...folderHeaders(path) }
    expect(names).toEqual(expect.arrayContaining(Object.keys(expected)))
  }
  expect(text.match(new RegExp(EDGE_CACHE.hashed, 'g'))).toHaveLength(HASHED.length)
})

test.each(['', '/team/my.site'])('CloudFront serves index pages and adds slashes below "%s"', (path) => {
  const handler = new Function(`${cloudfrontFunction(path, MOVED)}; return handler`)()
  const ask = (uri: string, querystring = {}) => handler({ request: { uri: path + uri, querystring } })
  const moved = (value: string) => ({
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: path + value } },
  })
  for (const [uri, file] of [
    ['/', '/index.html'],
    ['/tech/react/', '/tech/react/index.html'],
    ['/robots.txt', '/robots.txt'],
    ['/about/__next.$d$slug.txt', '/about/__next.$d$slug.txt'],
  ] as const)
    expect(ask(uri)).toMatchObject({ uri: path + file })
  const twice = { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }
  expect(ask('/contact', { subject: { value: 'a' }, b: twice })).toEqual(moved('/contact/?subject=a&b=1&b=2'))
  expect([ask('/about/index.html'), ask('/index.html')]).toEqual([moved('/about/'), moved('/')])
  expect([ask('/security.txt'), ask('/cases/x')]).toEqual([moved('/.well-known/security.txt'), moved('/about/?a=1#b')])
  expect(ask('//evil.example')).not.toHaveProperty('statusCode')
})

/** Commands that are replaced by scripts which record their arguments. */
const MOCKED_COMMANDS = ['apt-get', 'aws', 'caddy', 'certbot', 'docker', 'nginx', 'npm', 'npx', 'rsync', 'systemctl']

/** Runs the commands of a section with `folder` as the root of the file system. Returns the recorded calls. */
function follow(heading: string): string[] {
  const [, section = ''] = readFileSync('docs/deploy.md', 'utf8').split(new RegExp(`^## ${heading}\\n`, 'm'))
  const blocks = blocksOf(section.split(/^## /m)[0] ?? '').filter(({ language }) => language === 'sh')
  expect(blocks.length).toBeGreaterThan(0)
  for (const path of ['bin', 'project/out', 'etc/nginx/conf.d', 'etc/caddy'])
    mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'project/out/index.html'), '<title>Home</title>')
  writeFileSync(join(folder, 'project/out/.finished'), BASE_PATH)
  cpSync('deploy', join(folder, 'project/deploy'), { recursive: true })
  for (const name of MOCKED_COMMANDS)
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\n`, { mode: 0o755 })
  const cwd = join(folder, 'project')
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }
  for (const { text } of blocks) {
    const script = text.replaceAll(/(?<=\s)\/(srv|etc)\//g, `${folder}/$1/`)
    const { status, stderr } = spawnSync('sh', ['-euc', script], { cwd, encoding: 'utf8', env })
    expect([status, stderr]).toEqual([0, ''])
  }
  return readCreated('calls').trim().split('\n')
}

const readCreated = (path: string) => readFileSync(join(folder, path), 'utf8')

test.each([
  ['nginx', 'etc/nginx/conf.d/site.conf', /root (\/srv\S+);/],
  ['Caddy', 'etc/caddy/Caddyfile', /root \* (\S+)/],
])('%s: site and configuration are copied to matching folders', (heading, config, root) => {
  const calls = follow(heading).join('\n')
  const site = readCreated(config)
  expect(site).toContain('www.your.domain')
  expect(site).not.toContain('example.org')
  expect(readCreated(join(root.exec(site)?.[1] ?? 'missing', 'index.html'))).toContain('Home')
  if (heading !== 'nginx') return
  // The certificate is renewed while nginx runs.
  expect(calls).toMatch(/^certbot .*--webroot -w \/var\/www\/html .*--deploy-hook systemctl reload nginx/m)
  expect(site).toMatch(/listen 80;[^}]+location \/\.well-known\/acme-challenge\/ \{\s+root \/var\/www\/html;/)
})

/** Matches a pattern of the AWS CLI, where * matches anything. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path)

test('S3: every file is uploaded once, with immutable caching if its name contains a hash', () => {
  const syncs = follow('S3 and CloudFront').flatMap((call) => {
    const [, from, to, cache] = /^aws s3 sync out(\S*) s3:\/\/BUCKET(\S*) --cache-control (.*?) --/.exec(call) ?? []
    if (from === undefined) return []
    expect(from).toBe(to)
    const excluded = [...call.matchAll(/--exclude (\S+)/g)].map(([, pattern = '']) => pattern)
    return [{ from: `${from}/`, immutable: cache?.includes('immutable'), excluded }]
  })
  expect(syncs).toHaveLength(HASHED.length + 1)
  const uploadsOf = (path: string) =>
    syncs
      .filter(({ from }) => path.startsWith(from))
      .filter(({ from, excluded }) => !excluded.some((pattern) => matches(pattern, path.slice(from.length))))
      .map(({ immutable }) => immutable)
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(resolve('out').length))
  // A page whose address ends like a folder of hashed files.
  files.push(`${BASE_PATH}/portfolio/hairstyles/index.html`)
  const wrong = files.filter((path) => {
    const isHashed = HASHED.some((folder) => path.startsWith(BASE_PATH + folder))
    const expected = /\.(br|gz)$|^\/_(headers|redirects)$/.test(path) ? [] : [isHashed]
    return JSON.stringify(uploadsOf(path)) !== JSON.stringify(expected)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

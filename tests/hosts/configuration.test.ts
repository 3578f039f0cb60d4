import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { cloudfrontFunction } from '../../build/host-configs/cloudfront.ts'
import { committedHostFiles } from '../../build/host-configs/committed-files.ts'
import { loadContent } from '../../lib/content/load.ts'
import { COMPRESSED, EDGE_CACHE, HASHED, SECURITY_HEADERS, typeOf } from '../../lib/hosting/headers.ts'
import { isFileOfSite, ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { findPages } from '../../server/static-files.ts'
import { BASE_PATH, needExport, OUT } from '../export/exported-pages.ts'
import { isInstalled, MOVED, nginxFiles, PATH, PROGRAMS } from './servers.ts'

needExport()

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrenhaus-hosts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (command: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  return { status, output: `${stdout}${stderr}` }
}
const testIf = (condition: boolean) => (condition ? test : test.skip)
const openssl = spawnSync('openssl', ['version']).status === 0

// Those for the top of a domain stay right for hosts that do not read them, such as GitHub Pages.
test.each(committedHostFiles(''))('$path is up to date (npm run hosts)', ({ path, text }) => {
  const below = committedHostFiles(BASE_PATH).find((file) => file.path === path)?.text
  expect([text, below]).toContain(existsSync(path) ? readFileSync(path, 'utf8') : 'missing')
})

test.each(staticHostFiles([...findPages('out')], readdirSync(OUT), BASE_PATH, loadContent().site.redirects))(
  'out/$path is up to date',
  ({ path, text }) => {
    expect(readFileSync(join('out', path), 'utf8')).toBe(text)
  },
)

test('every file of the export has a configured type', () => {
  const own = ownPublicFiles()
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) => /[^/]\.\w+$/.test(name))
  const unknown = names.filter((name) => !own.includes(name) && !/\.(br|gz)$/.test(name) && !typeOf(`/${name}`))
  expect(unknown).toEqual([])
})

test('no file of public/ can replace one of the build unnoticed', () => {
  const own = ownPublicFiles()
  const pages = [...findPages(OUT)]
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.\w+$/.test(name) && !COMPRESSED.test(name) && !name.startsWith('assets/'))
  expect(names.filter((name) => !own.includes(name) && !isFileOfSite(name, pages))).toEqual([])
})

testIf(isInstalled(PROGRAMS.nginx) && openssl)('nginx accepts the configuration (nginx -t)', () => {
  const created = run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.org'],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ])
  expect(created.status).toBe(0)
  const site = readFileSync('deploy/nginx.conf', 'utf8').replaceAll('/etc/letsencrypt/live/example.org', folder)
  const { status, output } = run('nginx', ['-t', ...nginxFiles(folder, site)])
  expect([output, status]).toEqual([expect.stringContaining('test is successful'), 0])
  expect(output).not.toContain('[warn]')
})

testIf(isInstalled(PROGRAMS.caddy)).each(['deploy/Caddyfile', 'deploy/Caddyfile.container'])(
  'Caddy accepts %s (caddy validate)',
  (file) => {
    const { status, output } = run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])
    expect([output, status]).toEqual([expect.stringContaining('Valid configuration'), 0])
  },
)

test('no two rules of _headers set the same header for one path', () => {
  const text = readFileSync('out/_headers', 'utf8')
  const rules = text.split(/^(?=\/)/m).slice(1)
  const paths = [
    ...findPages('out'),
    ...[...HASHED.map((path) => `${path}a`), '/assets/social/home.jpg', '/robots.txt'].map((path) => BASE_PATH + path),
  ]
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.length).toBeLessThan(100)
  for (const path of paths) {
    const names = rules.flatMap((rule) => {
      const [pattern = '', ...headers] = rule.trim().split('\n')
      const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
      return matches ? headers.map((header) => header.trim().split(':')[0]) : []
    })
    expect([path, names.length]).toEqual([path, new Set(names).size])
    expect(names).toEqual(expect.arrayContaining(Object.keys(SECURITY_HEADERS)))
  }
  expect(text.match(new RegExp(EDGE_CACHE.hashed, 'g'))).toHaveLength(HASHED.length)
})

interface Request {
  uri: string
  querystring: Record<string, { value: string }>
}

test.each(['', '/team/my.site'])(
  'the function of CloudFront serves index pages and adds slashes below "%s"',
  (path) => {
    const source = cloudfrontFunction(path, MOVED)
    const handler: (event: { request: Request }) => unknown = new Function(`${source}; return handler`)()
    const ask = (uri: string, querystring: Request['querystring'] = {}) =>
      handler({ request: { uri: path + uri, querystring } })
    const moved = (value: string) => ({
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: path + value } },
    })
    expect(ask('/')).toMatchObject({ uri: `${path}/index.html` })
    expect(ask('/tech/react/')).toMatchObject({ uri: `${path}/tech/react/index.html` })
    expect(ask('/robots.txt')).toMatchObject({ uri: `${path}/robots.txt` })
    expect(ask('/about/__next.$d$slug.txt')).toMatchObject({ uri: `${path}/about/__next.$d$slug.txt` })
    expect(ask('/contact', { subject: { value: 'a' } })).toEqual(moved('/contact/?subject=a'))
    expect(ask('/about/index.html')).toEqual(moved('/about/'))
    expect(ask('/index.html')).toEqual(moved('/'))
    expect(ask('/security.txt')).toEqual(moved('/.well-known/security.txt'))
    expect(ask('/cases/x')).toEqual(moved('/about/?a=1#b'))
    expect(ask('//evil.example')).not.toHaveProperty('statusCode')
  },
)

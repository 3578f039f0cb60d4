/** Every supported server must send the same responses as the one of `npm start`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { HASHED, typeOf } from '../../lib/hosting/headers.ts'
import { isInstalled, PROGRAMS, startProgram } from '../hosts/servers.ts'
import { raw, testSite, writeExport } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SCRIPT = '/_next/static/chunks/a.js'
const PICTURE = '/assets/pictures/house-240.0f3a9c21bd.avif'
const ICON = '/assets/icons/react.0f3a9c21bd.svg'
const SOCIAL = '/assets/social/home.jpg'
const APPLE = '/.well-known/apple-app-site-association'
const DOLLAR = '/about/__next.$d$slug.txt'

// Not imported from lib/hosting/headers.ts, because the test would not notice a mistake there.
const SECURITY_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(),'),
}
const IMMUTABLE = 'public, max-age=31536000, immutable, no-transform'
const REVALIDATE = 'public, max-age=0, must-revalidate, no-transform'

const BASE_PATHS = ['', '/team/my.site']
const hosts = BASE_PATHS.flatMap((basePath) => [
  {
    name: 'npm start',
    basePath,
    installed: true,
    start: async () => {
      const { port, end } = await testSite({}, {}, basePath)
      return { port, stop: end }
    },
  },
  ...Object.values(PROGRAMS).map((program) => ({
    name: program.name,
    basePath,
    installed: isInstalled(program),
    start: () => startProgram(program, join(folder, basePath || 'top')),
  })),
])
for (const basePath of BASE_PATHS) writeExport(join(folder, basePath || 'top'), {}, basePath)

for (const { name, basePath, installed, start } of hosts) {
  if (!installed) {
    test.skip(`${name} is not installed`, () => {})
    continue
  }
  describe(`${name}${basePath && `, below ${basePath}`}`, () => {
    let host: { port: number; stop: () => Promise<void> }
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host.stop())
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      raw(host.port, basePath + path, { host: `localhost:${host.port}`, ...headers }, method)

    const fileOf = (path: string) =>
      readFileSync(join(folder, basePath || 'top', basePath, path.endsWith('/') ? `${path}index.html` : path))

    const owned = ['pdf', 'docx', 'ico', 'tar.gz'].map((ending) => `/files/a.${ending}`)
    test.each([
      '/',
      '/about/?a=1',
      '/robots.txt',
      '/sitemap.xml',
      SCRIPT,
      PICTURE,
      SOCIAL,
      DOLLAR,
      ICON,
      APPLE,
      ...owned,
    ])('%s has its content and type, for GET and HEAD', async (path) => {
      const file = path.split('?')[0] ?? ''
      const response = await get(path)
      const type = typeOf(file.endsWith('/') ? `${file}index.html` : file)
      expect([response.status, response.headers['content-type']]).toEqual([200, type])
      expect(response.body.equals(fileOf(file))).toBe(true)
      const head = await get(path, {}, 'HEAD')
      expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, type, 0])
      expect(head.headers['content-length']).toBe(String(response.body.length))
    })

    test.each(['/', '/about/', '/nothing/', '/about', '/robots.txt', SCRIPT, PICTURE, SOCIAL, '/.env'])(
      '%s has the security headers',
      async (path) => {
        const { headers } = await get(path)
        expect(headers).toMatchObject(SECURITY_HEADERS)
        expect(headers['cross-origin-resource-policy']).toBe(path === SOCIAL ? 'cross-origin' : 'same-origin')
        expect(headers['x-powered-by']).toBeUndefined()
        expect(String(headers.server ?? '')).not.toMatch(/\d/)
      },
    )

    test('only existing files with hashed names are immutable', async () => {
      for (const path of [SCRIPT, PICTURE, ICON])
        expect([path, (await get(path)).headers['cache-control']]).toEqual([path, IMMUTABLE])
      const missing = HASHED.map((folder) => `${folder}gone.0f3a9c21bd.js`)
      for (const path of ['/', '/about/', '/robots.txt', SOCIAL, '/nothing/', DOLLAR, ...missing])
        expect([path, (await get(path)).headers['cache-control']]).toEqual([path, REVALIDATE])
    })

    test.each([
      ...['/nothing/', '/nothing', '/404', '/404.html', '/404/', '/about/nothing.js', '/assets/', '/_next/'],
      ...['/_headers', '/_redirects', '/.env', '/.git/config', '/about/index.html.br', '/robots.txt.gz'],
      '/assets/..%5c..%5cpackage.json',
    ])('%s is a 404 with the 404 page', async (path) => {
      const response = await get(path)
      expect([response.status, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(response.body.toString()).toBe('<html>nothing here</html>')
    })

    test.each([
      ...['/../outbox/', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/..\\..\\etc\\passwd'],
      ...['/about/..%2f..%2fpackage.json', '/about/../../package.json', '/%00', '/%'],
    ])('%s does not leave the export', async (path) => {
      const response = await get(path)
      expect([308, 400, 404]).toContain(response.status)
      expect(response.body.toString()).not.toMatch(/devDependencies|root:/)
    })

    test.each([
      ['/about', '/about/'],
      ['/about?a=1', '/about/?a=1'],
      ['/about/index.html', '/about/'],
      ['/index.html', '/'],
      ['/security.txt', '/.well-known/security.txt'],
      ['/cases/x/', '/about/?a=1#b'],
      ['/cases/x', '/about/?a=1#b'],
      ['/favicon.ico', '/assets/app-icons/icon-192.png'],
    ])('%s redirects to %s', async (path, location) => {
      const response = await get(path)
      expect([301, 308]).toContain(response.status)
      expect(response.headers.location).toBe(basePath + location)
    })

    test.each(['//evil.example/', '//evil.example', '/\\evil.example/index.html', '//evil.example/index.html'])(
      '%s does not redirect to another site',
      async (path) => {
        const { status, headers } = await get(path)
        expect([400, 404, 301, 308]).toContain(status)
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )

    test.each(['/', '/robots.txt', '/nothing/', SCRIPT, DOLLAR])('%s is compressed', async (path) => {
      const original = path === '/nothing/' ? fileOf('/404.html') : fileOf(path)
      const gzip = await get(path, { 'accept-encoding': 'gzip' })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body).equals(original)).toBe(true)
      expect(gzip.headers.vary).toContain('Accept-Encoding')
      const best = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
      // nginx supports Brotli only with a module that few systems have.
      expect(name === 'nginx' ? ['br', 'gzip'] : ['br']).toContain(best.headers['content-encoding'])
      const unpack = best.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
      expect(unpack(best.body).equals(original)).toBe(true)
      expect(best.headers['content-type']).toBe(gzip.headers['content-type'])
    })

    test.each(['br;q=0, gzip;q=0', 'xbr', 'identity'])(
      'Accept-Encoding: %s is answered uncompressed',
      async (accepted) => {
        const { headers, status } = await get('/robots.txt', { 'accept-encoding': accepted })
        expect([status, headers['content-encoding']]).toEqual([200, undefined])
      },
    )

    test('pictures are not compressed and support ranges', async () => {
      expect((await get(PICTURE, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined()
      const original = fileOf(PICTURE)
      const part = await get(PICTURE, { range: 'bytes=10-19' })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${original.length}`])
      expect(part.body.equals(original.subarray(10, 20))).toBe(true)
      expect((await get(PICTURE, { range: `bytes=${original.length}-` })).status).toBe(416)
    })

    test('a matching ETag gets 304', async () => {
      for (const path of ['/', SCRIPT]) {
        const response = await get(path)
        const again = await get(path, { 'if-none-match': String(response.headers.etag) })
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
      }
    })

    test('file names with escaped dollar signs are found, and POST to a page is rejected', async () => {
      expect((await get(DOLLAR.replaceAll('$', '%24'))).body.equals(fileOf(DOLLAR))).toBe(true)
      expect((await get('/contact/', {}, 'POST')).status).toBe(405)
    })
  })
}

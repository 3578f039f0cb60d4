/** Every supported server must send the same responses as the one of `npm start`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isInstalled, PROGRAMS, startProgram } from '../hosts/servers.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { type Answer, raw, testSite, writeExport } from './test-server.ts'

const folder = temporaryFolder()

const PICTURE = '/assets/pictures/house-240.0f3a9c21bd.avif'
const DOLLAR = '/about/__next.$d$slug.txt'
const text = (type: string) => `${type}; charset=utf-8`
const TYPES = {
  '/': text('text/html'),
  '/about/': text('text/html'),
  '/admin/': text('text/html'),
  '/robots.txt': text('text/plain'),
  '/sitemap.xml': text('application/xml'),
  '/_next/static/chunks/a.js': text('text/javascript'),
  [PICTURE]: 'image/avif',
  '/assets/social/home.jpg': 'image/jpeg',
  [DOLLAR]: text('text/plain'),
  '/assets/icons/react.0f3a9c21bd.svg': text('image/svg+xml'),
  '/.well-known/apple-app-site-association': text('application/json'),
  '/files/a.VCF': text('text/vcard'),
  '/files/a.tar.gz': 'application/gzip',
  '/files/a.7z': 'application/x-7z-compressed',
}
const HASHED = /^\/(_next\/static|assets\/(icons|pictures)|styles)\//

// Not imported from lib/hosting/headers.ts, because the test would not notice a mistake there.
const SECURITY_HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=(),'),
}

function expectHeaders({ status, headers }: Answer, path: string): void {
  const isHashed = status === 200 && HASHED.test(path)
  const policy = path.startsWith('/assets/social/') ? 'cross-origin' : 'same-origin'
  expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'cross-origin-resource-policy': policy })
  expect(headers['cross-origin-opener-policy']).toBe(path === '/admin/' ? 'unsafe-none' : 'same-origin')
  expect(headers['cache-control']).toBe(
    `public, ${isHashed ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate'}, no-transform`,
  )
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server ?? '').not.toMatch(/\d/)
}

const hosts = ['', '/team/my.site'].flatMap((basePath) => {
  const out = join(folder, basePath || 'top')
  writeExport(out, {}, basePath)
  const programs = Object.values(PROGRAMS).map((program) => ({
    name: program.name,
    installed: isInstalled(program),
    start: () => startProgram(program, out),
  }))
  const start = async () => {
    const { port, end } = await testSite({}, {}, basePath)
    return { port, stop: end }
  }
  return [{ name: 'npm start', installed: true, start }, ...programs].map((host) => ({ ...host, basePath, out }))
})

for (const { name, basePath, out, installed, start } of hosts)
  (installed ? describe : describe.skip)(`${name}${basePath && `, below ${basePath}`}`, () => {
    let host: Awaited<ReturnType<typeof start>>
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host.stop())
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      raw(host.port, basePath + path, { host: `localhost:${host.port}`, ...headers }, method)
    const fileOf = (path: string) => readFileSync(join(out, basePath, path.endsWith('/') ? `${path}index.html` : path))

    test.each(Object.entries(TYPES))('%s has its content, type and headers, for GET and HEAD', async (path, type) => {
      const response = await get(`${path}?a=1`)
      expect([response.status, response.headers['content-type']]).toEqual([200, type])
      expect(response.body.equals(fileOf(path))).toBe(true)
      expectHeaders(response, path)
      const head = await get(path, {}, 'HEAD')
      expect([head.status, head.headers['content-type'], head.body.length]).toEqual([200, type, 0])
      expect(head.headers['content-length']).toBe(String(response.body.length))
    })

    test.each([
      ...['/nothing/', '/nothing', '/404', '/404.html', '/404/', '/about/nothing.js', '/assets/', '/_next/'],
      ...['/_headers', '/_redirects', '/.env', '/.git/config', '/about/index.html.br', '/robots.txt.gz'],
      ...['/assets/..%5c..%5cpackage.json', '/_next/static/gone.js', '/assets/icons/gone.0f3a9c21bd.svg'],
      ...['/assets/pictures/gone.0f3a9c21bd.avif', '/styles/gone.0f3a9c21bd.css', `/${'%C3%A9'.repeat(300)}`],
    ])('%s is a 404 with the 404 page', async (path) => {
      const response = await get(path)
      expect([response.status, response.headers['content-type']]).toEqual([404, TYPES['/']])
      expect(response.body.toString()).toBe('<html>nothing here</html>')
      expectHeaders(response, path)
    })

    test.each([
      ...['/../outbox/', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/..\\..\\etc\\passwd', '/%00', '/%'],
      ...['/about/..%2f..%2fpackage.json', '/about/../../package.json', '//evil.example/', '//evil.example'],
      ...['/\\evil.example/index.html', '//evil.example/index.html', '//about'],
    ])('%s leads neither out of the export nor to another site', async (path) => {
      const { status, headers, body } = await get(path)
      expect([301, 308, 400, 404]).toContain(status)
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      expect(body.toString()).not.toMatch(/devDependencies|root:/)
    })

    test.each([
      ['/about', '/about/'],
      ['/about?a=1', '/about/?a=1'],
      ['/about/index.html?a=1', '/about/?a=1'],
      ['/index.html', '/'],
      ['/security.txt', '/.well-known/security.txt'],
      ['/cases/x/', '/about/?a=1#b'],
      ['/cases/x', '/about/?a=1#b'],
      ['/favicon.ico', '/assets/app-icons/icon-192.png'],
    ])('%s redirects to %s', async (path, location) => {
      const response = await get(path)
      expect([301, 308]).toContain(response.status)
      expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, location: basePath + location })
    })

    test.each(['/', '/robots.txt', '/nothing/', '/_next/static/chunks/a.js', DOLLAR])(
      '%s is compressed',
      async (path) => {
        const original = fileOf(path === '/nothing/' ? '/404.html' : path)
        const gzip = await get(path, { 'accept-encoding': 'gzip' })
        expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).equals(original)]).toEqual(['gzip', true])
        expect(gzip.headers.vary).toContain('Accept-Encoding')
        const best = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
        // nginx supports Brotli only with a module that few systems have.
        expect(name === 'nginx' ? ['br', 'gzip'] : ['br']).toContain(best.headers['content-encoding'])
        const unpack = best.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
        expect(unpack(best.body).equals(original)).toBe(true)
        expect(best.headers['content-type']).toBe(gzip.headers['content-type'])
      },
    )

    test.each([
      ['/robots.txt', 'br;q=0, gzip;q=0'],
      ['/robots.txt', 'xbr'],
      [PICTURE, 'gzip, br'],
    ])('%s is uncompressed for Accept-Encoding: %s', async (path, accepted) => {
      const { headers, status } = await get(path, { 'accept-encoding': accepted })
      expect([status, headers['content-encoding']]).toEqual([200, undefined])
    })

    test('ranges, a matching ETag, escaped dollar signs and POST', async () => {
      const picture = fileOf(PICTURE)
      const part = await get(PICTURE, { range: 'bytes=10-19' })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${picture.length}`])
      expect(part.body.equals(picture.subarray(10, 20))).toBe(true)
      expect((await get(PICTURE, { range: `bytes=${picture.length}-` })).status).toBe(416)
      for (const path of ['/', PICTURE]) {
        const { etag = '' } = (await get(path)).headers
        const again = await get(path, { 'if-none-match': etag })
        expect([again.status, again.body.length]).toEqual([304, 0])
      }
      expect((await get(DOLLAR.replaceAll('$', '%24'))).body.equals(fileOf(DOLLAR))).toBe(true)
      expect((await get('/about/', {}, 'POST')).status).toBe(405)
    })
  })

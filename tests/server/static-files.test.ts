import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startSite } from '../../server/site.ts'
import { raw, type TestSite, testSite } from './site-in-test.ts'

jest.setTimeout(30_000)

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.end())

const get = (path: string, headers?: Record<string, string>, method?: string) => raw(site.port, path, headers, method)

test.each([
  ['/', 200, 'text/html; charset=utf-8'],
  ['/about/', 200, 'text/html; charset=utf-8'],
  ['/about/?a=1', 200, 'text/html; charset=utf-8'],
  ['/robots.txt', 200, 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 200, 'application/xml; charset=utf-8'],
  ['/_next/static/chunks/a.js', 200, 'text/javascript; charset=utf-8'],
  ['/__next._tree.txt', 200, 'text/plain; charset=utf-8'],
  ['/about/__next.$d$slug.txt', 200, 'text/plain; charset=utf-8'],
  ['/about/__next.%24d%24slug.txt', 200, 'text/plain; charset=utf-8'],
])('%s is answered with %i as %s', async (path, status, type) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe(type)
})

test.each([
  '/nothing/',
  '/nothing',
  '/404',
  '/404.html',
  '/404/',
  '/about/index',
  '/.env',
  '/.git/config',
  '/../outbox/',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\etc\\passwd',
  '/%00',
  '/%',
  '/_headers',
  '/robots.txt.br',
  '//about',
  '//evil.example/about',
])('%s is a 404 with the 404 page', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body.toString()).toBe('<html>nothing here</html>')
})

test.each([
  ['/about', '/about/'],
  ['/about?a=1', '/about/?a=1'],
  ['/about/index.html', '/about/'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, location) => {
  const answer = await get(path)
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe(location)
})

test('HEAD is answered like GET, without a body', async () => {
  for (const path of ['/', '/nothing/', '/robots.txt']) {
    const head = await get(path, {}, 'HEAD')
    const whole = await get(path)
    expect(head.status).toBe(whole.status)
    expect(head.headers['content-type']).toBe(whole.headers['content-type'])
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.body).toHaveLength(0)
  }
})

test('other methods are refused', async () => {
  const answer = await get('/', {}, 'POST')
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('text is compressed as the browser likes it best', async () => {
  const brotli = await get('/robots.txt', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body)).toHaveLength(5000)
  const gzip = await get('/robots.txt', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body)).toHaveLength(5000)
  expect(gzip.headers.vary).toContain('Accept-Encoding')
  const plain = await get('/robots.txt')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toHaveLength(5000)
})

test.each([
  ['bytes=10-19', 206, 10, 'bytes 10-19/5000'],
  ['bytes=4990-', 206, 10, 'bytes 4990-4999/5000'],
  ['bytes=-7', 206, 7, 'bytes 4993-4999/5000'],
  ['bytes=4990-9999', 206, 10, 'bytes 4990-4999/5000'],
  ['bytes=9999-', 416, 0, 'bytes */5000'],
  ['bytes=0-0', 200, 5000, undefined],
  ['bytes=20-10', 200, 5000, undefined],
  ['bytes=0-1,5-6', 200, 5000, undefined],
  ['pages=1-2', 200, 5000, undefined],
])('a range %s is answered with %i, uncompressed', async (range, status, length, content) => {
  const answer = await get('/robots.txt', { range, ...(status === 206 ? { 'accept-encoding': 'br' } : {}) })
  expect(answer.status).toBe(status)
  expect(answer.body).toHaveLength(length)
  expect(answer.headers['content-range']).toBe(content)
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test('no range of an empty file can be had', async () => {
  const answer = await get('/empty.txt', { range: 'bytes=0-10' })
  expect(answer.status).toBe(416)
  expect(answer.body).toHaveLength(0)
})

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable, no-transform'],
  ['/assets/pictures/house-240.0f3a9c21bd.avif', 'public, max-age=31536000, immutable, no-transform'],
  ['/assets/social/home.jpg', 'public, max-age=0, must-revalidate, no-transform'],
  ['/', 'public, max-age=0, must-revalidate, no-transform'],
  ['/robots.txt', 'public, max-age=0, must-revalidate, no-transform'],
  ['/nothing/', 'public, max-age=0, must-revalidate, no-transform'],
])('%s may be kept: %s', async (path, cache) => {
  expect((await get(path)).headers['cache-control']).toBe(cache)
})

test('what has not changed is not sent again', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test.each(['/', '/nothing/', '/about', '/api/nothing', '/healthz', '/robots.txt'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await get(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-powered-by']).toBeUndefined()
  },
)

test('/healthz says how the server is', async () => {
  const answer = await get('/healthz')
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body.toString())).toEqual({ status: 'ok' })
})

test('a port that is taken, a folder without a site and a wrong variable are named', async () => {
  const out = `${site.folder}/out`
  const outbox = { OUTBOX_DIR: `${site.folder}/outbox` }
  await expect(startSite({ ...outbox, PORT: String(site.port) }, out)).rejects.toThrow(`Port ${site.port} is taken`)
  await expect(startSite({ ...outbox, PORT: '0' }, `${site.folder}/none`)).rejects.toThrow('run "npm run build" first')
  await expect(startSite({ PORT: 'many' }, out)).rejects.toThrow('PORT')
  await expect(startSite({ SMTP_URL: 'mail.example' }, out)).rejects.toThrow('SMTP_URL')
})

test('a file that vanishes while the server runs breaks off its own answer, and no other', async () => {
  const own = await testSite()
  try {
    rmSync(join(own.folder, 'out', 'sitemap.xml'))
    await expect(raw(own.port, '/sitemap.xml')).rejects.toThrow('socket hang up')
    expect((await raw(own.port, '/')).status).toBe(200)
  } finally {
    await own.end()
  }
})

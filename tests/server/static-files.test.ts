/** What only our server does, or does in its own way; tests/server/responses.test.ts holds what all hosts do. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECURITY_HEADERS } from '../../lib/hosting/headers.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { startSite } from '../../server/start-site.ts'
import { raw, type TestSite, testSite } from './test-server.ts'

let site: TestSite
const more: TestSite[] = []
beforeAll(async () => {
  site = await testSite({}, { 'files/résumé.pdf': 'x', 'files/a #?%.zip': 'x', ...owned })
})
const owned = Object.fromEntries(['ico', 'zip', 'mp4', 'unknown'].map((ending) => [`files/a.${ending}`, 'x']))
afterAll(() => Promise.all([site, ...more].map(({ end }) => end())))

const get = (path: string, headers?: Record<string, string>) => raw(site.port, path, headers)

test.each(['/api/nothing', '/healthz'])('%s has the security headers', async (path) => {
  const { headers } = await get(path)
  for (const [header, value] of Object.entries(SECURITY_HEADERS)) expect(headers[header.toLowerCase()]).toBe(value)
})

test.each([
  ['bytes=10-19', 206, 10, 'bytes 10-19/5000'],
  ['bytes=4990-', 206, 10, 'bytes 4990-4999/5000'],
  ['bytes=-7', 206, 7, 'bytes 4993-4999/5000'],
  ['bytes=9999-', 416, 0, 'bytes */5000'],
  ['bytes=0-0', 206, 1, 'bytes 0-0/5000'],
  ['bytes=-0', 416, 0, 'bytes */5000'],
  ['bytes=5000-', 416, 0, 'bytes */5000'],
  ['bytes=0-99999', 206, 5000, 'bytes 0-4999/5000'],
  ['bytes=9-1', 416, 0, 'bytes */5000'],
  ['bytes=0-1,5-6', 200, 5000, undefined],
  ['pages=1-2', 200, 5000, undefined],
])('the range %s gets status %i, uncompressed', async (range, status, length, content) => {
  const answer = await get('/robots.txt', { range, ...(status === 206 ? { 'accept-encoding': 'br' } : {}) })
  expect(answer.status).toBe(status)
  expect(answer.body).toHaveLength(length)
  expect(answer.headers['content-range']).toBe(content)
  expect(answer.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0', undefined],
  ['gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['xbr', undefined],
  ['x-br, notgzip', undefined],
  ['identity', undefined],
  ['identity;q=1, br;q=0.5', undefined],
  ['BR', 'br'],
  ['', undefined],
])('Accept-Encoding: %s is answered with %s', async (accepted, encoding) => {
  for (const path of ['/robots.txt', '/nothing/']) {
    const { headers } = await get(path, { 'accept-encoding': accepted })
    expect([path, headers['content-encoding'], headers.vary]).toEqual([path, encoding, 'Accept-Encoding'])
  }
})

test('304 has ETag, Cache-Control and Vary, for lists and * too', async () => {
  const { headers } = await get('/robots.txt', { 'accept-encoding': 'br' })
  for (const tag of [headers.etag, `"other", ${headers.etag}`, '*', headers.etag?.replace('W/', '')]) {
    const again = await get('/robots.txt', { 'accept-encoding': 'br', 'if-none-match': String(tag) })
    const { etag, 'cache-control': cache, vary } = again.headers
    expect([tag, again.status, etag, cache, vary]).toEqual([
      ...[tag, 304, headers.etag, headers['cache-control'], 'Accept-Encoding'],
    ])
  }
  expect((await get('/robots.txt', { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await get('/robots.txt', { 'if-match': '"other"' })).status).toBe(412)
  expect((await get('/robots.txt', { 'if-unmodified-since': 'Sat, 25 Nov 2000 00:00:00 GMT' })).status).toBe(200)
  expect((await get('/robots.txt', { range: 'bytes=0-9', 'if-range': String(headers.etag) })).status).toBe(200)
})

test.each([
  ['http://www.example.com/about/', 200],
  ['HTTPS://www.example.com:8443/about/?a=1', 200],
  ['http://www.example.com', 200],
  ['http://www.example.com/nothing/', 404],
  ['/%61bout/', 200],
  ['/%61bout', 308],
  ['/robots%2Etxt', 200],
  ['/robots.txt/', 404],
  ['/about%2F', 404],
  ['/about/%2e%2e/robots.txt', 404],
  ['/%2eenv', 404],
  ['/%E0%A4%A', 404],
  ['/files/r%C3%A9sum%C3%A9.pdf', 200],
  ['/files/a%20%23%3F%25.zip', 200],
])('GET %s gets %i', async (target, status) => {
  expect((await get(target)).status).toBe(status)
})

test.each([
  ['ico', 'image/x-icon'],
  ['zip', 'application/zip'],
  ['mp4', 'video/mp4'],
  ['unknown', 'application/octet-stream'],
])('a file of the owner that ends in .%s has the type %s', async (ending, type) => {
  expect((await get(`/files/a.${ending}`)).headers['content-type']).toBe(type)
})

test('a request with two hosts gets 400', async () => {
  expect((await raw(site.port, '/', ['Host', 'a.example', 'Host', 'b.example'])).status).toBe(400)
})

test('idle connections stay open for longer than those of proxies', async () => {
  const { createApp } = await import('../../server/http-server.ts')
  const server = createApp({ site: () => {}, relay: () => {} })
  // nginx 60 s, Caddy 120 s.
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000)
})

test('/healthz reports the status', async () => {
  const answer = await get('/healthz')
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 'ok', reasons: [], outbox: { waiting: 0 } })
})

test('a used port, a folder without a site and an invalid variable are reported', async () => {
  const out = `${site.folder}/out`
  // As Ctrl+C leaves it while pages are written.
  const unfinished = join(site.folder, 'unfinished')
  mkdirSync(unfinished)
  writeFileSync(join(unfinished, 'index.html'), '')
  const outbox = { OUTBOX_DIR: `${site.folder}/outbox` }
  await expect(startSite({ ...outbox, PORT: String(site.port) }, out)).rejects.toThrow(`Port ${site.port} is taken`)
  await expect(startSite({ ...outbox, PORT: '0' }, `${site.folder}/none`)).rejects.toThrow('run "npm run build" first')
  await expect(startSite({ ...outbox, PORT: '0' }, unfinished)).rejects.toThrow('is not finished: run npm run build')
  await expect(startSite({ PORT: 'many' }, out)).rejects.toThrow('PORT')
  await expect(startSite({ SMTP_URL: 'mail.example' }, out)).rejects.toThrow('SMTP_URL')
})

test('a changed page of equal size and time has another ETag, in every encoding', async () => {
  const startWith = async (text: string) => {
    const own = await testSite({}, { 'about/index.html': text })
    more.push(own)
    return own
  }
  const [before, after] = [await startWith('<html>about</html>'), await startWith('<html>abOUT</html>')]
  const tag = String((await raw(before.port, '/about/')).headers.etag)
  const asked = (headers: Record<string, string>) => raw(after.port, '/about/', { 'if-none-match': tag, ...headers })
  expect([(await asked({})).status, (await asked({ 'accept-encoding': 'br' })).status]).toEqual([200, 200])
  const again = await raw(before.port, '/about/', { 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br' })
  expect([again.status, again.headers.etag]).toEqual([304, tag])
})

test('a file of public/ wins over a redirect', async () => {
  expect((await get('/favicon.ico')).status).toBe(308)
  const own = await testSite({}, { 'favicon.ico': 'own' })
  more.push(own)
  expect((await raw(own.port, '/favicon.ico')).body.toString()).toBe('own')
  expect(staticHostFiles([], ['favicon.ico'], '')[1]?.text).toBe('/security.txt /.well-known/security.txt 301\n')
})

test('a file that is deleted while the server runs is a 404', async () => {
  const own = await testSite()
  try {
    rmSync(join(own.folder, 'out', 'sitemap.xml'))
    expect((await raw(own.port, '/sitemap.xml')).status).toBe(404)
    expect((await raw(own.port, '/')).status).toBe(200)
  } finally {
    await own.end()
  }
})

/** What only our server does, or does in its own way; tests/server/responses.test.ts holds what all hosts do. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, SECURITY_HEADERS } from '../../lib/hosting/headers.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { raw, type TestSite, testSite } from './test-server.ts'

let site: TestSite
let own: TestSite
beforeAll(async () => {
  const more = { 'files/résumé.pdf': 'x', 'files/a #?%.zip': 'x', 'files/a.unknown': 'x', 'sitemap.xml': '<old/>' }
  site = await testSite({}, more)
  own = await testSite({}, { 'about/index.html': '<html>abOUT</html>', 'favicon.ico': 'own' })
})
afterAll(() => Promise.all([site.end(), own.end()]))

const robots = (headers: Record<string, string>) => site.get('/robots.txt', headers)

test('a range is sent uncompressed, and 304 has ETag, Cache-Control and Vary', async () => {
  const answer = await robots({ range: 'bytes=-7', 'accept-encoding': 'br' })
  expect([answer.status, answer.headers['content-range']]).toEqual([206, 'bytes 4993-4999/5000'])
  expect(answer.headers['content-encoding']).toBeUndefined()
  const beyond = await site.get('/_next/static/chunks/a.js', { range: 'bytes=9000-' })
  expect([beyond.status, beyond.headers['cache-control'], beyond.headers.etag]).toEqual([416, CACHE.other, undefined])
  const { etag, 'cache-control': cache } = (await robots({ 'accept-encoding': 'br' })).headers
  const { status, headers } = await robots({ 'accept-encoding': 'br', 'if-none-match': `${etag}` })
  expect([status, headers]).toMatchObject([304, { etag, 'cache-control': cache, vary: 'Accept-Encoding' }])
})

test.each(['GET bytes=5-2', 'HEAD bytes=0-1'])('%s is about the whole file', async (request) => {
  const [method, range = ''] = request.split(' ')
  const { status, headers } = await site.get('/robots.txt', { range }, method)
  expect([status, headers['content-length']]).toEqual([200, '5000'])
})

test.each(['br;q=0.1, gzip;q=0.9', 'br;q=0, *'])('Accept-Encoding: %s is answered with gzip', async (accepted) => {
  for (const path of ['/robots.txt', '/nothing/']) {
    const { headers } = await site.get(path, { 'accept-encoding': accepted })
    expect([path, headers['content-encoding'], headers.vary]).toEqual([path, 'gzip', 'Accept-Encoding'])
  }
})

test.each([
  [200, ['http://www.example.com/about/', 'HTTPS://www.example.com:8443/about/?a=1#b', 'http://www.example.com']],
  [200, ['/about/#b', '/%61bout/', '/robots%2Etxt', '/files/r%C3%A9sum%C3%A9.pdf', '/files/a%20%23%3F%25.zip']],
  [308, ['/%61bout', '//about//?a=1', '///', '//about/index.html', '//files//a%20%23%3F%25.zip']],
  [308, ['//about/', '//cases/x']],
  [404, ['http://www.example.com/nothing/', '/robots.txt/', '/about%2F', '/about/%2e%2e/robots.txt']],
  [404, ['/%2eenv', '/%E0%A4%A']],
])('the status is %i for %j', async (status, targets) => {
  for (const target of targets) {
    const { status: first, headers } = await site.get(target)
    const { status: last } = await site.get(headers.location ?? target)
    expect([target, first, last]).toEqual([target, status, status === 308 ? 200 : status])
  }
})

test('an unknown type, a deleted file, the relay, /healthz, and a Host that is none', async () => {
  expect((await site.get('/files/a.unknown')).headers['content-type']).toBe('application/octet-stream')
  rmSync(join(site.folder, 'out', 'sitemap.xml'))
  expect((await site.get('/sitemap.xml')).status).toBe(404)
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value])
  for (const path of ['/api/nothing', '/healthz'])
    expect((await site.get(path)).headers).toMatchObject(Object.fromEntries(headers))
  expect(await site.health()).toMatchObject({ status: 'ok', reasons: [], outbox: { waiting: 0 } })
  expect((await site.get('/healthz', {}, 'POST')).status).toBe(405)
  for (const [host, status] of Object.entries({ 'www.example.com:8443': 200, '[::1]:80': 200, 'a b': 400, 'a/b': 400 }))
    expect([host, (await site.get('/', { host })).status]).toEqual([host, status])
  expect((await raw(site.port, '/', ['host', 'a', 'host', 'b'])).status).toBe(400)
})

test('a changed page of equal size and time has another ETag, in every encoding; an own icon is served', async () => {
  const tag = `${(await site.get('/about/')).headers.etag}`
  for (const encoding of ['identity', 'br'])
    expect((await own.get('/about/', { 'if-none-match': tag, 'accept-encoding': encoding })).status).toBe(200)
  // A file of public/ wins over a redirect.
  expect((await own.get('/favicon.ico')).body.toString()).toBe('own')
  expect(staticHostFiles([], ['favicon.ico'], '')[1]?.text).toBe('/security.txt /.well-known/security.txt 301\n')
})

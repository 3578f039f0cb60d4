/** What only our server does, or does in its own way; tests/server/responses.test.ts holds what all hosts do. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECURITY_HEADERS } from '../../lib/hosting/headers.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { startSite } from '../../server/start-site.ts'
import { raw, type TestSite, testSite } from './test-server.ts'

jest.setTimeout(30_000)

let site: TestSite
const more: TestSite[] = []
beforeAll(async () => {
  site = await testSite()
})
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
  ['bytes=0-0', 200, 5000, undefined],
  ['bytes=0-1,5-6', 200, 5000, undefined],
  ['pages=1-2', 200, 5000, undefined],
])('the range %s gets status %i, uncompressed', async (range, status, length, content) => {
  const answer = await get('/robots.txt', { range, ...(status === 206 ? { 'accept-encoding': 'br' } : {}) })
  expect(answer.status).toBe(status)
  expect(answer.body).toHaveLength(length)
  expect(answer.headers['content-range']).toBe(content)
  expect(answer.headers['content-encoding']).toBeUndefined()
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
  const time = new Date(0)
  const startWith = (text: string) =>
    testSite({}, (out) => {
      writeFileSync(join(out, 'about/index.html'), text)
      for (const name of ['index.html', 'index.html.br']) utimesSync(join(out, 'about', name), time, time)
    })
  const [before, after] = [await startWith('<html>about</html>'), await startWith('<html>abOUT</html>')]
  more.push(before, after)
  const tag = String((await raw(before.port, '/about/')).headers.etag)
  const asked = (headers: Record<string, string>) => raw(after.port, '/about/', { 'if-none-match': tag, ...headers })
  expect([(await asked({})).status, (await asked({ 'accept-encoding': 'br' })).status]).toEqual([200, 200])
  const again = await raw(before.port, '/about/', { 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br' })
  expect([again.status, again.headers.etag]).toEqual([304, tag])
})

test('a file of public/ wins over a redirect', async () => {
  expect((await get('/favicon.ico')).status).toBe(308)
  const own = await testSite({}, (out) => writeFileSync(join(out, 'favicon.ico'), 'own'))
  more.push(own)
  expect((await raw(own.port, '/favicon.ico')).body.toString()).toBe('own')
  expect(staticHostFiles([], ['favicon.ico'])[1]?.text).toBe('/security.txt /.well-known/security.txt 301\n')
})

test('a file that is deleted while the server runs aborts its response only', async () => {
  const own = await testSite()
  try {
    rmSync(join(own.folder, 'out', 'sitemap.xml'))
    await expect(raw(own.port, '/sitemap.xml')).rejects.toThrow('socket hang up')
    expect((await raw(own.port, '/')).status).toBe(200)
  } finally {
    await own.end()
  }
})

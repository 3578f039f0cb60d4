/** The export on real servers: each must answer as the one of `npm start` does. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CACHE, HASHED, SECURITY_HEADERS, TYPES } from '../../lib/hosting/headers.ts'
import { findPages } from '../../server/static-files.ts'
import { raw } from '../server/site-in-test.ts'
import { type Host, isInstalled, PROGRAMS, startOurs, startProgram } from './servers.ts'

jest.setTimeout(60_000)

const names = readdirSync('out', { recursive: true, encoding: 'utf8', withFileTypes: false })
  .map((name) => `/${name.split(sep).join('/')}`)
  .filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name) && !name.startsWith('/.nojekyll'))
const pages = [...findPages('out')].sort()
const page404 = readFileSync('out/404.html', 'utf8')
const fileOf = (path: string) => readFileSync(join('out', path.endsWith('/') ? `${path}index.html` : path))
const first = (pattern: RegExp): string => {
  const found = names.find((name) => pattern.test(name))
  if (!found) throw new Error(`the export has no ${pattern}`)
  return found
}
const script = first(/^\/_next\/static\/chunks\/.*\.js$/)
const picture = first(/^\/assets\/pictures\/.*\.avif$/)
const social = first(/^\/assets\/social\//)
const dollar = first(/\/__next\..*\$d\$/)
const flight = first(/^\/about\/__next\./)

const hosts = [
  { name: 'npm start', start: startOurs, there: true },
  ...Object.values(PROGRAMS).map((program) => ({
    name: program.name,
    start: () => startProgram(program),
    there: isInstalled(program),
  })),
]

for (const { name, start, there } of hosts) {
  if (!there) {
    test.skip(`${name} is not on this machine: its configuration was not tried`, () => {})
    continue
  }
  describe(name, () => {
    let host: Host
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host.stop())
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      raw(host.port, path, { host: `localhost:${host.port}`, ...headers }, method)

    test('every page and every text is there, whole and of its type, for GET and HEAD', async () => {
      const texts = names.filter((path) => /\.(txt|js|css|xml|svg|webmanifest|woff2)$/.test(path))
      const routes = [...pages, ...texts]
      expect(pages.length).toBeGreaterThan(36)
      expect(texts.length).toBeGreaterThan(200)
      for (const path of routes) {
        const answer = await get(path)
        const type = TYPES[path.endsWith('/') ? 'html' : path.slice(path.lastIndexOf('.') + 1)]
        expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, type])
        expect(answer.body.equals(fileOf(path))).toBe(true)
      }
      for (const path of [...pages, script, picture, '/robots.txt']) {
        const head = await get(path, {}, 'HEAD')
        expect([path, head.status, head.body.length]).toEqual([path, 200, 0])
        expect(head.headers['content-length']).toBe(String(fileOf(path).length))
      }
    })

    test.each(['/', '/about/', '/nothing/', '/robots.txt', script, picture, social, '/.env'])(
      '%s carries the headers that a page cannot set itself',
      async (path) => {
        const { headers } = await get(path)
        for (const [header, value] of Object.entries(SECURITY_HEADERS))
          expect([header, headers[header.toLowerCase()]]).toEqual([header, value])
        expect(headers['cross-origin-resource-policy']).toBe(path === social ? 'cross-origin' : 'same-origin')
        expect(headers['x-powered-by']).toBeUndefined()
        expect(String(headers.server ?? '')).not.toMatch(/\d/)
      },
    )

    test('what is hashed is kept, everything else is asked for again, and what is missing is not kept', async () => {
      for (const path of [script, picture, first(/^\/assets\/icons\//)])
        expect([path, (await get(path)).headers['cache-control']]).toEqual([path, CACHE.hashed])
      const missing = HASHED.map((folder) => `${folder}gone.0f3a9c21bd.js`)
      for (const path of ['/', '/about/', '/robots.txt', social, '/nothing/', flight, ...missing])
        expect([path, (await get(path)).headers['cache-control']]).toEqual([path, CACHE.other])
    })

    test.each([
      '/nothing/',
      '/nothing',
      '/404.html',
      '/404/',
      '/about/nothing.js',
      '/assets/',
      '/_next/',
      '/_headers',
      '/_redirects',
      '/.nojekyll',
      '/.env',
      '/.git/config',
      '/about/index.html.br',
      '/robots.txt.gz',
      '/assets/..%5c..%5cpackage.json',
    ])('%s is a 404 with the 404 page', async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body.toString()).toBe(page404)
    })

    test.each([
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2f..%2fetc%2fpasswd',
      '/about/..%2f..%2fpackage.json',
      '/about/../../package.json',
      '/%00',
      '/%',
    ])('%s leads nowhere', async (path) => {
      const answer = await get(path)
      expect([308, 400, 404]).toContain(answer.status)
      expect(answer.body.toString()).not.toContain('devDependencies')
    })

    test.each([
      ['/about', '/about/'],
      ['/about?a=1', '/about/?a=1'],
      ['/tech/react', '/tech/react/'],
      ['/about/index.html', '/about/'],
      ['/index.html', '/'],
      ['/security.txt', '/.well-known/security.txt'],
      ['/favicon.ico', '/icon-192.png'],
    ])('%s leads to %s', async (path, location) => {
      const answer = await get(path)
      expect([301, 308]).toContain(answer.status)
      expect(answer.headers.location).toBe(location)
    })

    test.each(['//evil.example/', '//evil.example', '/\\evil.example/index.html', '//evil.example/index.html'])(
      '%s does not lead off the site',
      async (path) => {
        const { status, headers } = await get(path)
        expect([400, 404, 301, 308]).toContain(status)
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      },
    )

    test('texts come compressed, and are what they were', async () => {
      for (const path of ['/', '/nothing/', script, flight, dollar]) {
        const whole = path === '/nothing/' ? Buffer.from(page404) : fileOf(path)
        const gzip = await get(path, { 'accept-encoding': 'gzip' })
        expect([path, gzip.headers['content-encoding']]).toEqual([path, 'gzip'])
        expect(gunzipSync(gzip.body).equals(whole)).toBe(true)
        expect(gzip.headers.vary).toContain('Accept-Encoding')
        const best = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
        // nginx needs a module for Brotli that few systems have.
        expect(name === 'nginx' ? ['br', 'gzip'] : ['br']).toContain(best.headers['content-encoding'])
        const unpack = best.headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
        expect(unpack(best.body).equals(whole)).toBe(true)
        expect(best.headers['content-type']).toBe(gzip.headers['content-type'])
      }
      expect((await get(picture, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined()
    })

    test('a part of a picture can be had, and none beyond its end', async () => {
      const whole = fileOf(picture)
      const part = await get(picture, { range: 'bytes=10-19' })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`])
      expect(part.body.equals(whole.subarray(10, 20))).toBe(true)
      expect((await get(picture, { range: `bytes=${whole.length}-` })).status).toBe(416)
    })

    test('what has not changed is not sent again', async () => {
      for (const path of ['/', script]) {
        const answer = await get(path)
        const again = await get(path, { 'if-none-match': String(answer.headers.etag) })
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
      }
    })

    test('names with dollar signs are found, as they are and escaped', async () => {
      for (const path of [dollar, dollar.replaceAll('$', '%24')])
        expect((await get(path)).body.equals(fileOf(dollar))).toBe(true)
    })

    test('nothing can be posted to a page', async () => {
      expect((await get('/contact/', {}, 'POST')).status).toBe(405)
    })
  })
}

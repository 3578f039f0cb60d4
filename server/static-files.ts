import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { CACHE, COMPRESSED, cacheControl, NOT_SERVED, REDIRECTS, TYPES } from '../lib/hosting/headers.ts'
import { splitUrl } from './split-url.ts'

/** Serves the export in `outDir`, read once at the start. Throws when there is no site in it. */
export function staticFiles(outDir: string): RequestListener {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no site in ${outDir}: run "npm run build" first.`)
  }
  const pages = findPages(outDir)
  const sendNotFound = notFoundPage(outDir)
  const files = sirv(outDir, {
    etag: true,
    extensions: [],
    // What build/finish/ has written beside the files.
    brotli: true,
    gzip: true,
    setHeaders(response, pathname, { size }) {
      response.setHeader('Cache-Control', cacheControl(pathname))
      response.setHeader('Accept-Ranges', 'bytes')
      const type = TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)]
      if (type) response.setHeader('Content-Type', type)
      plainRange(response.req, size)
    },
  })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const { pathname, query } = splitUrl(request.url)
    const elsewhere = REDIRECTS[pathname]
    if (elsewhere) return redirect(response, elsewhere)
    const page = pages.has(`${pathname}/`) ? `${pathname}/` : pathname.replace(/index\.html$/, '')
    if (page !== pathname && pages.has(page)) return redirect(response, page + query)
    if (pathname === '/404.html' || NOT_SERVED.includes(pathname) || COMPRESSED.test(pathname))
      return sendNotFound(request, response)
    // A range counts the bytes of the file itself.
    if (request.headers.range !== undefined) delete request.headers['accept-encoding']
    // sirv would answer /about with the page of /about/: it gets exact names only.
    // Some clients escape the dollar signs of Next's file names; sirv would look for the escapes.
    endWithItsFile(response)
    request.url = `${pathname.replace(/%24/g, '$')}${pages.has(pathname) ? 'index.html' : ''}${query}`
    return files(request, response, () => sendNotFound(request, response))
  }
}

/** The paths of all pages, each with its slashes: `/`, `/about/`. Redirects lead nowhere else. */
export function findPages(outDir: string): Set<string> {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const pages = names
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('/index.html') && !name.includes('/.'))
    .map((name) => name.slice(0, -'index.html'.length))
  return new Set(pages)
}

/**
 * sirv understands `bytes=a-b` and `bytes=a-` alone: a suffix is written out for it, and what it would misread is left
 * away, which a server may always do. `If-Range` is answered with the whole file because our tags are weak.
 */
function plainRange(request: IncomingMessage, size: number): void {
  const range = request.headers.range
  if (range === undefined) return
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? []
  const first = from ? Number(from) : to ? Math.max(0, size - Number(to)) : undefined
  const last = from && to ? Number(to) : size - 1
  const readable = first !== undefined && last > 0 && (last >= first || first >= size)
  if (!readable || request.headers['if-range'] !== undefined) delete request.headers.range
  else request.headers.range = `bytes=${first}-${last}`
}

/**
 * sirv knows the files of the start, and does not listen to the stream of one: a file that has gone since, as in a deploy
 * over the running site, would end the process. The answer has begun by then: all that is left is to break it off.
 */
function endWithItsFile(response: ServerResponse): void {
  response.once('pipe', (file) => file.once('error', () => response.destroy()))
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Cache-Control': CACHE.other }).end()
}

function refuseMethod(response: ServerResponse): void {
  response
    .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
    .end('Method Not Allowed\n')
}

/** The answer where there is nothing: the 404 page, kept in memory as it is and as the build has compressed it. */
function notFoundPage(outDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const variant = (ending: string) => {
    const file = join(outDir, `404.html${ending}`)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  const plain = readFileSync(join(outDir, '404.html'))
  const compressed = [
    { name: 'br', accepts: /\bbr\b/, page: variant('.br') },
    { name: 'gzip', accepts: /\bgzip\b/, page: variant('.gz') },
  ]
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const small = compressed.find(({ accepts, page }) => page && accepts.test(accepted))
    const body = small?.page ?? plain
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': CACHE.other,
      Vary: 'Accept-Encoding',
      ...(small ? { 'Content-Encoding': small.name } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { CACHE, COMPRESSED, cacheControl, NOT_SERVED, redirectsBeside, typeOf } from '../lib/hosting/headers.ts'
import { entityTags, matchesTag } from './entity-tags.ts'
import { splitUrl } from './split-url.ts'

/** Serves the export in `outDir`, whose file list is read once. Throws when there is no index.html in it. */
export function staticFiles(outDir: string): RequestListener {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no site in ${outDir}: run "npm run build" first.`)
  }
  const pages = findPages(outDir)
  const tags = entityTags(outDir)
  const redirects = new Map(redirectsBeside(readdirSync(outDir)))
  const sendNotFound = notFoundPage(outDir)
  const files = sirv(outDir, {
    etag: false,
    extensions: [],
    // Sends the .br and .gz files of build/finish/.
    brotli: true,
    gzip: true,
    setHeaders(response, pathname, { size }) {
      response.setHeader('Cache-Control', cacheControl(pathname))
      response.setHeader('Accept-Ranges', 'bytes')
      const tag = tags.get(pathname)
      if (tag) response.setHeader('ETag', tag)
      const type = typeOf(pathname)
      if (type) response.setHeader('Content-Type', type)
      normalizeRange(response.req, size)
    },
  })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const { pathname, query } = splitUrl(request.url)
    const target = redirects.get(pathname)
    if (target) return redirect(response, target)
    const page = pages.has(`${pathname}/`) ? `${pathname}/` : pathname.replace(/index\.html$/, '')
    if (page !== pathname && pages.has(page)) return redirect(response, page + query)
    if (pathname === '/404.html' || NOT_SERVED.includes(pathname) || COMPRESSED.test(pathname))
      return sendNotFound(request, response)
    // Ranges refer to the uncompressed file.
    if (request.headers.range !== undefined) delete request.headers['accept-encoding']
    destroyOnReadError(response)
    // sirv would serve /about/ at /about too, so it gets exact file names. It does not decode the %24 that some clients
    // send for the dollar signs of Next's file names.
    request.url = `${pathname.replace(/%24/g, '$')}${pages.has(pathname) ? 'index.html' : ''}${query}`
    const tag = tags.get(decode(splitUrl(request.url).pathname))
    if (tag && matchesTag(request.headers['if-none-match'], tag)) return sendNotModified(response, pathname, tag)
    return files(request, response, () => sendNotFound(request, response))
  }
}

function sendNotModified(response: ServerResponse, pathname: string, tag: string): void {
  response.writeHead(304, { ETag: tag, 'Cache-Control': cacheControl(pathname), Vary: 'Accept-Encoding' }).end()
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The paths of all pages, such as `/` and `/about/`. Only these are targets of redirects that add a slash. */
export function findPages(outDir: string): Set<string> {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const pages = names
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('/index.html') && !name.includes('/.'))
    .map((name) => name.slice(0, -'index.html'.length))
  return new Set(pages)
}

/**
 * sirv supports only `bytes=a-b` and `bytes=a-`: suffix ranges are converted, and others are ignored, as RFC 9110
 * allows. Ranges with `If-Range` are ignored too, because it requires strong ETags.
 */
function normalizeRange(request: IncomingMessage, size: number): void {
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
 * sirv does not handle errors of file streams, so a file that was deleted after the start, as by a deployment, would
 * crash the process. The headers are already sent then, so the response can only be aborted.
 */
function destroyOnReadError(response: ServerResponse): void {
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

/** Sends the 404 page from memory, compressed if the client accepts it. */
function notFoundPage(outDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const variant = (extension: string) => {
    const file = join(outDir, `404.html${extension}`)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  const plain = readFileSync(join(outDir, '404.html'))
  const compressed = [
    { name: 'br', accepts: /\bbr\b/, page: variant('.br') },
    { name: 'gzip', accepts: /\bgzip\b/, page: variant('.gz') },
  ]
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoded = compressed.find(({ accepts, page }) => page && accepts.test(accepted))
    const body = encoded?.page ?? plain
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': CACHE.other,
      Vary: 'Accept-Encoding',
      ...(encoded ? { 'Content-Encoding': encoded.name } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

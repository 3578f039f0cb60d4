import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { splitUrl } from './url.ts'

const YEAR = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** `photo-800.0f3a9c21bd.avif`: the name changes with the content. */
const HASHED = /^\/assets\/.*[.-][0-9a-f]{8,}\.[0-9a-z]+$/

/** Where sirv says no charset although these are text. */
const TYPES: [RegExp, string][] = [
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.m?js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.xml$/, 'application/xml; charset=utf-8'],
]

/** How long a browser may keep the file at `pathname` without asking again. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith('/_next/static/') || HASHED.test(pathname) ? YEAR : REVALIDATE

/** Serves the export in `outDir`, read once at the start. Throws when there is no site in it. */
export function staticFiles(outDir: string): RequestListener {
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no site in ${outDir}: run "npm run build" first.`)
  }
  const pages = findPages(outDir)
  const notFound = readFileSync(join(outDir, '404.html'))
  const files = sirv(outDir, {
    etag: true,
    extensions: [],
    setHeaders(response, pathname, { size }) {
      response.setHeader('Cache-Control', cacheControl(pathname))
      response.setHeader('Accept-Ranges', 'bytes')
      const type = TYPES.find(([ending]) => ending.test(pathname))?.[1]
      if (type) response.setHeader('Content-Type', type)
      plainRange(response.req, size)
    },
  })

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const { pathname, query } = splitUrl(request.url)
    const page = pages.has(`${pathname}/`) ? `${pathname}/` : pathname.replace(/index\.html$/, '')
    if (page !== pathname && pages.has(page)) return redirect(response, page + query)
    if (pathname === '/404.html') return sendNotFound(request, response, notFound)
    // sirv would answer /about with the page of /about/: it gets exact names only.
    // Some clients escape the dollar signs of Next's file names; sirv would look for the escapes.
    request.url = `${pathname.replace(/%24/g, '$')}${pages.has(pathname) ? 'index.html' : ''}${query}`
    return files(request, response, () => sendNotFound(request, response, notFound))
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

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Cache-Control': REVALIDATE }).end()
}

function refuseMethod(response: ServerResponse): void {
  response
    .writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' })
    .end('Method Not Allowed\n')
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': REVALIDATE,
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

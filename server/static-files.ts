import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { filesBelow } from '../lib/files-below.ts'
import { pathBelow } from '../lib/hosting/base-path.ts'
import { CACHE, COMPRESSED, cacheControl, NOT_SERVED, typeOf } from '../lib/hosting/headers.ts'
import { parseRedirects } from '../lib/hosting/redirects.ts'
import { entityTags } from './entity-tags.ts'
import { splitUrl } from './split-url.ts'

/** The files that the build has compressed have these extensions. The first one is preferred. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof ENCODINGS
const isEncoding = (name: string | undefined): name is Encoding => name !== undefined && name in ENCODINGS

/**
 * Serves the export in `outDir`, whose file list is read once. Its pages are in the folder `basePath`. Throws when there
 * is no index.html in it.
 */
export function staticFiles(outDir: string, basePath = ''): RequestListener {
  const root = join(outDir, basePath)
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no site in ${outDir}: run "npm run build" first.`)
  }
  const files = findFiles(outDir)
  const pages = pagesOf(files)
  const isCompressedCopy = (file: string) => COMPRESSED.test(file) && files.has(file.replace(COMPRESSED, ''))
  const hidden = [...NOT_SERVED, `${basePath}/404.html`]
  const served = [...files].filter((file) => !hidden.includes(file) && !isHidden(file) && !isCompressedCopy(file))
  const tags = entityTags(outDir, served)
  const forHosts = join(outDir, '_redirects')
  const redirects = parseRedirects(existsSync(forHosts) ? readFileSync(forHosts, 'utf8') : '')
  const sendNotFound = notFoundPage(root)
  const encodingsOf = (file: string): Encoding[] =>
    Object.keys(ENCODINGS)
      .filter(isEncoding)
      .filter((name) => files.has(file + ENCODINGS[name]))

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response)
    const { pathname: written, query } = splitUrl(request.url)
    const pathname = decodePath(written)
    if (pathname === undefined) return sendNotFound(request, response)
    // Mistaken links have two slashes in a row, and most hosts take them for one.
    const single = pathname.replace(/\/{2,}/g, '/')
    const target = redirects.get(single)
    if (target) return redirect(response, target)
    const canonical = pages.has(`${single}/`) ? `${single}/` : single.replace(/index\.html$/, '')
    if (canonical !== pathname && (pages.has(canonical) || tags.has(canonical)))
      return redirect(response, encodePath(canonical) + query)
    const file = pages.has(pathname) ? `${pathname}index.html` : pathname
    const tag = tags.get(file)
    if (!tag) return sendNotFound(request, response)

    const encodings = encodingsOf(file)
    correctConditions(request, join(outDir, file))
    // Ranges refer to the uncompressed file.
    const encoding = request.headers.range === undefined ? acceptedEncoding(request, encodings) : undefined
    const extension = encoding ? ENCODINGS[encoding] : ''
    send(request, encodePath(file + extension), {
      root: outDir,
      dotfiles: 'allow',
      cacheControl: false,
      etag: false,
      lastModified: false,
      index: false,
    })
      .on('headers', () => {
        response.setHeader('Cache-Control', cacheControl(pathBelow(basePath, pathname) ?? pathname))
        response.setHeader('ETag', tag)
        const type = typeOf(pathBelow(basePath, file) ?? file)
        if (type) response.setHeader('Content-Type', type)
        if (encoding) response.setHeader('Content-Encoding', encoding)
        if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding')
      })
      .on('error', ({ status = 500, headers = {} }: SendError) => {
        if (status === 404 || status === 403) return sendNotFound(request, response)
        // What holds for the file does not hold for the refusal.
        response.removeHeader('ETag')
        response.writeHead(status, { ...headers, 'Cache-Control': CACHE.other }).end()
      })
      .pipe(response)
  }
}

/** What `send` reports: a file that was deleted after the start, or a range or condition that does not hold. */
interface SendError {
  status?: number
  headers?: Record<string, string>
}

/** The names of a path without their escapes. A name with an escaped slash, or an invalid escape, is that of no file. */
function decodePath(pathname: string): string | undefined {
  try {
    const names = pathname.split('/').map(decodeURIComponent)
    return names.some((name) => /[/\\\0]/.test(name)) ? undefined : names.join('/')
  } catch {
    return undefined
  }
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

function acceptedEncoding(request: IncomingMessage, available: readonly Encoding[]): Encoding | undefined {
  const options = { preferred: Object.keys(ENCODINGS) }
  const [best] = new Negotiator(request).encodings([...available, 'identity'], options)
  return isEncoding(best) ? best : undefined
}

/** Makes `send` answer a request for the file at `path` as RFC 9110 says. */
function correctConditions({ method, headers }: IncomingMessage, path: string): void {
  // 14.1.1 and 14.2: ranges are for GET, and one that ends before it begins is none.
  const [, from, to] = /^bytes=\s*(\d+)-(\d+)\s*$/.exec(headers.range ?? '') ?? []
  if (method === 'HEAD' || Number(from) > Number(to)) delete headers.range
  // 13.1.5: it needs a strong ETag; otherwise the whole file is sent.
  if (headers['if-range'] !== undefined) delete headers.range
  // 14.1.2: a longer suffix than the file is all of it; `send` answers 416.
  const [, suffix] = /^bytes=\s*-(\d+)\s*$/.exec(headers.range ?? '') ?? []
  if (suffix && Number(suffix) > sizeOf(path)) headers.range = 'bytes=0-'
  // 13.1.4: to be ignored without a Last-Modified; `send` answers 412.
  delete headers['if-unmodified-since']
}

/** Infinity for a file that was deleted after the start. */
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY

const isHidden = (file: string): boolean => /\/\.(?!well-known\/)/.test(file)

/** The paths of all files, such as `/robots.txt` and `/about/index.html`. */
const findFiles = (outDir: string): Set<string> => new Set(filesBelow(outDir).map((path) => `/${path}`))

/** The paths of all pages, such as `/` and `/about/`. Only these are targets of redirects that add a slash. */
export const findPages = (outDir: string): Set<string> => pagesOf(findFiles(outDir))

function pagesOf(files: ReadonlySet<string>): Set<string> {
  const pages = [...files].filter((path) => path.endsWith('/index.html') && !path.includes('/.'))
  return new Set(pages.map((path) => path.slice(0, -'index.html'.length)))
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
function notFoundPage(root: string): (request: IncomingMessage, response: ServerResponse) => void {
  const plain = readFileSync(join(root, '404.html'))
  const compressed = new Map<Encoding, Buffer>()
  for (const [name, extension] of Object.entries(ENCODINGS)) {
    const path = join(root, `404.html${extension}`)
    if (isEncoding(name) && existsSync(path)) compressed.set(name, readFileSync(path))
  }
  return (request, response) => {
    const encoding = acceptedEncoding(request, [...compressed.keys()])
    const body = (encoding && compressed.get(encoding)) ?? plain
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': CACHE.other,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/**
 * What a host says beside each file. The server of `npm start` reads it as it is; tools/hosts/ writes it down in the
 * language of each host. The policy for scripts and styles stands in the pages (build/finish/), because its hashes
 * differ from page to page; here is what a page cannot say about itself.
 */

export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(),camera=(),display-capture=(),geolocation=(),gyroscope=(),magnetometer=(),microphone=(),midi=(),payment=(),usb=()',
} as const

/** Social cards are shown by other sites; everything else is for this one. */
export const SHOWN_ELSEWHERE = '/assets/social/'
export const resourcePolicy = (pathname: string): 'cross-origin' | 'same-origin' =>
  pathname.startsWith(SHOWN_ELSEWHERE) ? 'cross-origin' : 'same-origin'

/** Folders in which a file's name changes with its content. */
export const HASHED = ['/_next/static/', '/assets/icons/', '/assets/pictures/'] as const

/**
 * `no-transform` because a proxy that rewrites a page breaks the hashes of its policy. Servers that compress on the fly
 * read it as a ban on that too: they are given the files that the build has compressed, or `EDGE_CACHE`.
 */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable, no-transform',
  other: 'public, max-age=0, must-revalidate, no-transform',
} as const

/** For hosts that compress by themselves and would stop if told not to transform (Cloudflare says so). */
export const EDGE_CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const

/** How long a browser may keep the file at `pathname` without asking again. */
export const cacheControl = (pathname: string): string =>
  HASHED.some((folder) => pathname.startsWith(folder)) ? CACHE.hashed : CACHE.other

/** The type of each kind of file in the export, by its ending. Text says its charset. */
export const TYPES: Readonly<Record<string, string | undefined>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Other addresses that people and tools try. */
export const REDIRECTS: Readonly<Record<string, string | undefined>> = {
  '/favicon.ico': '/icon-192.png',
  '/security.txt': '/.well-known/security.txt',
}

/** Files of the export that are meant for the host, not for visitors: they do not exist for them. */
export const NOT_SERVED: readonly string[] = ['/_headers', '/_redirects']

/** A copy that the build has compressed: sent in place of the file, never by its own name. */
export const COMPRESSED = /\.(br|gz)$/

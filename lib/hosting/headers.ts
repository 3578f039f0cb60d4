/**
 * Response headers and types. The server of `npm start` uses them directly; build/host-configs/ generates the
 * configuration of other hosts. The policy for scripts and styles is a meta element of each page (build/finish/),
 * because its hashes differ between pages.
 */

export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(),camera=(),display-capture=(),geolocation=(),gyroscope=(),magnetometer=(),microphone=(),midi=(),payment=(),usb=()',
} as const

/**
 * Headers that have another value below one folder. Other sites may embed social cards, and nothing else. The editor signs
 * in through a window that visits the git host and returns; any other opener policy than `unsafe-none` separates the two.
 */
export const FOLDER_HEADERS = [
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin', folder: '/assets/social/', below: 'cross-origin' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin', folder: '/admin/', below: 'unsafe-none' },
] as const

/** The headers of `FOLDER_HEADERS` for the file at `pathname`. */
export const folderHeaders = (pathname: string): Record<string, string> =>
  Object.fromEntries(
    FOLDER_HEADERS.map(({ name, value, folder, below }) => [name, pathname.startsWith(folder) ? below : value]),
  )

/** Folders of files whose names contain a hash of their content. */
export const HASHED = ['/_next/static/', '/assets/icons/', '/assets/pictures/', '/styles/'] as const

/**
 * `no-transform` because a proxy that rewrites a page breaks the hashes of its policy. It also disables compression on
 * the fly: servers send the files that the build has compressed, or use `EDGE_CACHE`.
 */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable, no-transform',
  other: 'public, max-age=0, must-revalidate, no-transform',
} as const

/** For hosts that compress, but not responses with `no-transform` (documented by Cloudflare). */
export const EDGE_CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const

/** The Cache-Control header of the file at `pathname`. */
export const cacheControl = (pathname: string): string =>
  HASHED.some((folder) => pathname.startsWith(folder)) ? CACHE.hashed : CACHE.other

const text = (type: string) => `${type}; charset=utf-8`
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** MIME types by file extension: those of the build, and what an owner may put into public/. */
export const TYPES: Readonly<Record<string, string | undefined>> = {
  '7z': 'application/x-7z-compressed',
  aac: 'audio/aac',
  atom: 'application/atom+xml',
  avi: 'video/x-msvideo',
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: text('text/css'),
  csv: text('text/csv'),
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  eot: 'application/vnd.ms-fontobject',
  epub: 'application/epub+zip',
  flac: 'audio/flac',
  gif: 'image/gif',
  gz: 'application/gzip',
  heic: 'image/heic',
  htm: text('text/html'),
  html: text('text/html'),
  ico: 'image/x-icon',
  ics: text('text/calendar'),
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: text('text/javascript'),
  json: text('application/json'),
  jxl: 'image/jxl',
  kml: 'application/vnd.google-earth.kml+xml',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  md: text('text/markdown'),
  mid: 'audio/midi',
  mjs: text('text/javascript'),
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  mpg: 'video/mpeg',
  odg: `${OPEN_DOCUMENT}.graphics`,
  odp: `${OPEN_DOCUMENT}.presentation`,
  ods: `${OPEN_DOCUMENT}.spreadsheet`,
  odt: `${OPEN_DOCUMENT}.text`,
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}.presentationml.presentation`,
  rar: 'application/vnd.rar',
  rss: 'application/rss+xml',
  rtf: 'application/rtf',
  svg: text('image/svg+xml'),
  tar: 'application/x-tar',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  ttf: 'font/ttf',
  txt: text('text/plain'),
  vcf: text('text/vcard'),
  vtt: text('text/vtt'),
  wasm: 'application/wasm',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: text('application/manifest+json'),
  webp: 'image/webp',
  wmv: 'video/x-ms-wmv',
  woff2: 'font/woff2',
  woff: 'font/woff',
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  xml: text('application/xml'),
  zip: 'application/zip',
}

/** The types of files without an extension, by path. */
export const TYPES_BY_PATH = { '/.well-known/apple-app-site-association': 'application/json; charset=utf-8' } as const

/** The type of the file at `pathname`, if it is known. */
export const typeOf = (pathname: string): string | undefined =>
  Object.entries(TYPES_BY_PATH).find(([path]) => path === pathname)?.[1] ??
  TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)]

/** Configuration files of hosts at the top of the export; requests for them get 404. */
export const NOT_SERVED: readonly string[] = ['/_headers', '/_redirects']

/**
 * The build has compressed a file when another one has its name without this extension; requests for it by name get 404.
 * Other files with the extension are an owner's.
 */
export const COMPRESSED = /\.(br|gz)$/

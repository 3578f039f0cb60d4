/**
 * Response headers and types. The server of `npm start` uses them directly; build/host-configs/ generates the
 * configuration of other hosts. The policy for scripts and styles is a meta element of each page (build/finish/),
 * because its hashes differ between pages.
 */
import { contentType } from 'mime-types'

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

/** The extensions of files of the build, and of what an owner may put into public/. */
const EXTENSIONS =
  '7z aac atom avi avif bmp css csv doc docx eot epub flac gif gz heic htm html ico ics jpeg jpg js json jxl kml m4a m4v md mid mjs mov mp3 mp4 mpeg mpg odg odp ods odt ogg opus otf pdf png ppt pptx rar rss rtf svg tar tif tiff ttf txt vcf vtt wasm wav webm webmanifest webp wmv woff2 woff xls xlsx xml zip'
    .split(' ')
    .map((extension): [string, string | undefined] => [extension, contentType(extension) || undefined])

/** MIME types by file extension: those of the database, or registered or more widely understood ones. */
export const TYPES: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(EXTENSIONS),
  flac: 'audio/flac',
  ico: 'image/x-icon',
  m4v: 'video/mp4',
  svg: 'image/svg+xml; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/** The types of files without an extension, by path. */
export const TYPES_BY_PATH = { '/.well-known/apple-app-site-association': 'application/json; charset=utf-8' } as const

/** The type of the file at `pathname`, if it is known. Cameras write extensions in capitals. */
export const typeOf = (pathname: string): string | undefined =>
  Object.entries(TYPES_BY_PATH).find(([path]) => path === pathname)?.[1] ??
  TYPES[pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase()]

/** Configuration files of hosts at the top of the export; requests for them get 404. */
export const NOT_SERVED: readonly string[] = ['/_headers', '/_redirects']

/**
 * The build has compressed a file when another one has its name without this extension; requests for it by name get 404.
 * Other files with the extension are an owner's.
 */
export const COMPRESSED = /\.(br|gz)$/

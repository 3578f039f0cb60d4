import { CROSS_ORIGIN_FOLDER, EDGE_CACHE, HASHED, REDIRECTS, SECURITY_HEADERS } from '../lib/hosting/headers.ts'

export interface HostFile {
  /** From the root of the project, or of the export. */
  path: string
  text: string
}

/** Files for hosts that the build adds to the export, because they depend on its routes or belong to it. */
export const exportedHostFiles = (routes: readonly string[]): HostFile[] => [
  { path: '_headers', text: edgeHeaders(routes) },
  { path: '_redirects', text: edgeRedirects() },
  // GitHub Pages would leave out everything that begins with an underscore.
  { path: '.nojekyll', text: '' },
]

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two rules match they join both values of a header, so no header is
 * set by two rules of which one covers the other: who may embed a file is said for each folder, and files that are not
 * hashed keep the hosts' own default, which is ours (`EDGE_CACHE.other`).
 */
function edgeHeaders(routes: readonly string[]): string {
  const folders = [...new Set(routes.map((route) => route.split('/')[1]).filter(Boolean))].sort()
  const ours = { 'Cross-Origin-Resource-Policy': 'same-origin' }
  return [
    '# Written by the build: see build/host-files.ts',
    rule('/*', SECURITY_HEADERS),
    rule('/', ours),
    ...folders.map((folder) => rule(`/${folder}/*`, ours)),
    ...HASHED.map((folder) => rule(`${folder}*`, { ...ours, 'Cache-Control': EDGE_CACHE.hashed })),
    rule(`${CROSS_ORIGIN_FOLDER}*`, { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    '',
  ].join('\n')
}

/** `_redirects` of the same hosts. What a static host does by itself (`/about` to `/about/`) is not repeated. */
const edgeRedirects = (): string =>
  [...Object.entries(REDIRECTS).map(([from, to]) => `${from} ${to} 301`), ''].join('\n')

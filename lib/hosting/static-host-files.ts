import { EDGE_CACHE, FOLDER_HEADERS, folderHeaders, HASHED, SECURITY_HEADERS, TYPES_BY_PATH } from './headers.ts'
import { allRedirects, type Redirect } from './redirects.ts'

export interface HostFile {
  /** From the root of the project, or of the export. */
  path: string
  text: string
}

/**
 * The configuration of Netlify, Cloudflare Pages and GitHub Pages, which they read from the top of the export. `routes`
 * begin with `basePath`, and `files` are relative to it.
 */
export const staticHostFiles = (
  routes: readonly string[],
  files: readonly string[],
  basePath: string,
  redirects?: readonly Redirect[],
): HostFile[] => [
  { path: '_headers', text: edgeHeaders(routes, basePath) },
  { path: '_redirects', text: edgeRedirects(files, basePath, redirects) },
  // Without it GitHub Pages leaves out files that begin with an underscore.
  { path: '.nojekyll', text: '' },
]

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of a header when two rules match, so no two matching
 * rules set the same one, and a path of no folder has none of `FOLDER_HEADERS`. Files without a hash keep the hosts'
 * default caching, which equals `EDGE_CACHE.other`.
 */
function edgeHeaders(routes: readonly string[], basePath: string): string {
  const folderOf = (route: string) => route.slice(basePath.length).split('/')[1]
  const pages = routes.map(folderOf).filter(Boolean)
  const folders = new Set([...pages.map((name) => `/${name}/`), ...FOLDER_HEADERS.map(({ folder }) => folder)])
  return [
    '# Written by the build: see lib/hosting/static-host-files.ts',
    rule('/*', SECURITY_HEADERS),
    rule(`${basePath}/`, folderHeaders('/')),
    ...[...folders].sort().map((folder) => rule(`${basePath}${folder}*`, folderHeaders(folder))),
    ...HASHED.map((folder) =>
      rule(`${basePath}${folder}*`, { ...folderHeaders(folder), 'Cache-Control': EDGE_CACHE.hashed }),
    ),
    ...Object.entries(TYPES_BY_PATH).map(([path, type]) => rule(basePath + path, { 'Content-Type': type })),
    '',
  ].join('\n')
}

/** `_redirects` of the same hosts, which redirect `/about` to `/about/` by themselves. */
const edgeRedirects = (files: readonly string[], basePath: string, redirects?: readonly Redirect[]): string =>
  [...allRedirects(files, basePath, redirects).map(([from, to]) => `${from} ${to} 301`), ''].join('\n')

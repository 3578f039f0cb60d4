import { posix } from 'node:path'
import { linkedFiles } from '../linked-files.ts'

/** What macOS and Windows leave in any folder. */
export const isLeftBySystem = (name: string): boolean => /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

/** What the build writes into public/assets/, which git ignores: it empties most of these folders before. */
const WRITTEN = new RegExp(
  `^assets/(?:${[
    'app-icons/(?:apple-icon|icon-(?:maskable-)?\\d+)\\.png',
    'icons/[\\da-f]{10}/[a-z\\d-]+\\.svg',
    'pictures/.+',
    'social/[a-z\\d-]+\\.jpg',
    'licences\\.txt',
  ].join('|')})$`,
)

/** Not what the build writes, and what systems leave. */
const isOwn = (path: string): boolean =>
  !WRITTEN.test(path) && !path.endsWith('.gitkeep') && !isLeftBySystem(posix.basename(path))

/** The files that an owner has put into public/, as paths below it. */
export const ownPublicFiles = (folder = 'public'): string[] => linkedFiles(folder).filter(isOwn).sort()

const FILES_OF_SITE = [
  ...['index.html', '404.html', 'robots.txt', 'sitemap.xml', 'llms.txt', 'routes.json', 'manifest.webmanifest'],
  ...['mark.svg', '.well-known/security.txt', '_headers', '_redirects', '.nojekyll', '.finished'],
]
const FOLDERS_OF_SITE = ['_next/', '404/', 'admin/', 'assets/', 'styles/']

/** Whether the export has a file or page at this path of public/, so that one of them would be lost. */
export function isFileOfSite(path: string, pages: Iterable<string>): boolean {
  const name = path.toLowerCase()
  const page = `/${name.replace(/(^|\/)index\.(html|txt)$/, '')}/`.replace('//', '/')
  return (
    FILES_OF_SITE.includes(name) ||
    /(^|\/)__next\./.test(name) ||
    FOLDERS_OF_SITE.some((folder) => `${name}/`.startsWith(folder)) ||
    [...pages].includes(page)
  )
}

/** Files that the site has for machines, at paths that no page has. */
export const isMachineFile = (path: string): boolean =>
  /\.(txt|xml|webmanifest)$/.test(path) && FILES_OF_SITE.includes(path)

/** Whether the server answers at this path of the site itself, before it looks for files and redirects. */
export const isAnsweredByServer = (path: string): boolean => /^(healthz$|api(\/|$))/.test(path)

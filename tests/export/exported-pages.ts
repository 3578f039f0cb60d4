import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { finishedBasePath } from '../../server/finished-marker.ts'
import { findPages } from '../../server/static-files.ts'

/** The path of the site's address, for which the export was built. */
export const BASE_PATH = finishedBasePath('out') ?? ''
/** The folder of the pages. */
export const OUT = join(process.cwd(), 'out', BASE_PATH)
/** The file of an absolute path or URL of the site. */
export const fileAt = (url: string): string => join(process.cwd(), 'out', new URL(url, 'https://site.example').pathname)

export function needExport(out = OUT): void {
  if (!existsSync(join(out, 'index.html'))) throw new Error('There is no export to test: run npm run build first')
}

export interface ExportedPage {
  /** The route, `/about/`; the 404 page is `/404.html`. */
  route: string
  html: string
  document: HTMLElement
}

export function exportedPages(out = OUT): ExportedPage[] {
  needExport(out)
  const own = ownPublicFiles().map((name) => `/${name}`)
  const isOurs = (route: string) => !own.includes(`${route}index.html`)
  const routes = [...findPages(out)]
    .filter(isOurs)
    .sort()
    .map((route) => ({ route, file: `${route}index.html` }))
  return [...routes, { route: '/404.html', file: '/404.html' }].map(({ route, file }) => {
    const html = readFileSync(join(out, file), 'utf8')
    return { route, html, document: parse(html) }
  })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { findPages } from '../../server/static-files.ts'

export const OUT = join(process.cwd(), 'out')

export interface ExportedPage {
  /** The route, `/about/`; the 404 page is `/404.html`. */
  route: string
  html: string
  document: HTMLElement
}

/** All pages of the export, parsed. */
export function exportedPages(): ExportedPage[] {
  const routes = [...findPages(OUT)].sort().map((route) => ({ route, file: `${route}index.html` }))
  return [...routes, { route: '/404.html', file: '/404.html' }].map(({ route, file }) => {
    const html = readFileSync(join(OUT, file), 'utf8')
    return { route, html, document: parse(html) }
  })
}

import type { HTMLElement } from 'node-html-parser'
import { exportedPages } from './site.ts'

const pages = new Map(exportedPages().map(({ route, document }) => [route, document]))

/** A text of a page as somebody typed it into content, before it was set: lib/content/typeset.ts. */
export const asTyped = (text = ''): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** What a reader reads of an element, with single spaces and as it was typed. */
export const textOf = (element: HTMLElement): string => asTyped(element.text).replace(/\s+/g, ' ').trim()

export function pageOf(route: string): HTMLElement {
  const page = pages.get(route)
  if (!page) throw new Error(`The export has no page ${route}`)
  return page
}

export function mainOf(route: string): HTMLElement {
  const main = pageOf(route).querySelector('main')
  if (!main) throw new Error(`${route} has no main part`)
  return main
}

/** The headings of a page's main part, in their order. */
export const headingsOf = (route: string): string[] =>
  mainOf(route)
    .querySelectorAll('h1, h2, h3, h4')
    .map((heading) => textOf(heading))

/** Links of an element as `name → address`; the name begins with what is visible. */
export const linksOf = (element: HTMLElement): { name: string; href: string }[] =>
  element.querySelectorAll('a[href]').map((link) => ({
    name: link.getAttribute('aria-label') ?? textOf(link),
    href: link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '',
  }))

/** The section that a heading opens: the nearest element around it that names itself after it, or else its parent. */
export function sectionOf(route: string, heading: string): HTMLElement {
  const title = mainOf(route)
    .querySelectorAll('h1, h2, h3, h4')
    .find((candidate) => textOf(candidate) === heading)
  if (!title) throw new Error(`${route} has no heading "${heading}"`)
  const named = title.id && mainOf(route).querySelector(`[aria-labelledby="${title.id}"]`)
  return named || title.parentNode || mainOf(route)
}

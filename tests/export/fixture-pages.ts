import type { HTMLElement } from 'node-html-parser'
import { fixtureOut } from '../fixtures/site.ts'
import { exportedPages } from './exported-pages.ts'

export const FIXTURE_OUT = fixtureOut()

const pages = new Map(exportedPages(FIXTURE_OUT).map(({ route, document }) => [route, document]))

export const routes = [...pages.keys()]

/** Reverts the typographic quotes of lib/content/typography.ts. */
export const asTyped = (text = ''): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** The text of an element, with single spaces and straight quotes. */
export const textOf = (element: HTMLElement): string => asTyped(element.text).replace(/\s+/g, ' ').trim()

export function pageOf(route: string): HTMLElement {
  const page = pages.get(route)
  if (!page) throw new Error(`The export has no page ${route}`)
  return page
}

/** Returns the elements of a page that match. Throws when there are none. */
export function elementsOf(route: string, selector: string): HTMLElement[] {
  const found = pageOf(route).querySelectorAll(selector)
  if (found.length === 0) throw new Error(`${route} has no ${selector}`)
  return found
}

export const textIn = (route: string, selector: string): string =>
  elementsOf(route, selector)
    .map((element) => textOf(element))
    .join('\n')

/** The links of an element with their accessible names. */
export const linksOf = (element: HTMLElement): { name: string; href: string }[] =>
  element.querySelectorAll('a[href]').map((link) => ({
    name: (link.getAttribute('aria-label') ?? textOf(link)).replace(/^←|→$/g, ''),
    href: link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '',
  }))

export const hrefsIn = (route: string, selector: string): string[] =>
  elementsOf(route, selector).flatMap((element) => linksOf(element).map(({ href }) => href))

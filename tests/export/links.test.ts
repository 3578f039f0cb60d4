import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { loadContent } from '../../lib/content/load.ts'
import { pathBelow } from '../../lib/hosting/base-path.ts'
import { BASE_PATH, type ExportedPage, exportedPages, OUT } from './exported-pages.ts'

const content = loadContent()
const SITE = content.site.url
const pages = exportedPages()
const byRoute = new Map(pages.map((page) => [page.route, page]))
const idsOf = (page: ExportedPage) => new Set(page.document.querySelectorAll('[id]').map(({ id }) => id))
const ids = new Map(pages.map((page) => [page.route, idsOf(page)]))

/** Hashes that open the application dialog have no element. */
const isDialogHash = (hash: string) => content.jobs.some(({ slug }) => hash === `apply-${slug}`)

type Reference = { from: string; to: string }

const references = (selector: string, attribute: string): Reference[] =>
  pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll(selector)
      .map((element) => ({ from: route, to: element.getAttribute(attribute)?.replaceAll('&amp;', '&') ?? '' })),
  )

function problemOf({ from, to }: Reference): string | undefined {
  const url = new URL(to, `${SITE}${from}`)
  if (url.origin !== new URL(SITE).origin) return undefined
  const route = pathBelow(BASE_PATH, decodeURI(url.pathname))
  if (!route) return `${from} links to ${to}: it is outside the path of the site`
  const page = byRoute.get(route)
  if (!page && !existsSync(join(OUT, route))) return `${from} links to ${to}: there is no such page`
  if (!page && !/\.\w+$/.test(route)) return `${from} links to ${to}: the trailing slash is missing`
  const hash = decodeURIComponent(url.hash.slice(1))
  if (hash && page && !isDialogHash(hash) && !ids.get(route)?.has(hash)) return `${from} links to ${to}: no such id`
  return undefined
}

const problemsOf = (all: Reference[]) => [...new Set(all.flatMap((reference) => problemOf(reference) ?? []))]

test('every internal link leads to a page, and every hash to an element', () => {
  const links = references('a[href]', 'href').filter(({ to }) => !/^(mailto|tel|https?):/.test(to))
  expect(links.length).toBeGreaterThan(5 * pages.length)
  expect(links.some(({ to }) => to.includes('#'))).toBe(true)
  expect(problemsOf(links)).toEqual([])
})

test('every picture, script, style and icon of a page is in the export', () => {
  const files = [
    ...references('script[src]', 'src'),
    ...references('link[href]', 'href').filter(({ to }) => !to.startsWith(SITE)),
    ...references('img[src]', 'src'),
    ...references('use[href]', 'href').map(({ from, to }) => ({ from, to: to.split('#')[0] ?? '' })),
    ...references('img[srcset], source[srcset]', 'srcset').flatMap(({ from, to }) =>
      to.split(',').map((part) => ({ from, to: part.trim().split(/\s+/)[0] ?? '' })),
    ),
    ...references('meta[property="og:image"]', 'content'),
  ].filter(({ to }) => to !== '' && !to.startsWith('data:'))
  expect(files.length).toBeGreaterThan(10 * pages.length)
  expect(problemsOf(files)).toEqual([])
})

test('mail links have addresses of the content', () => {
  const words = JSON.stringify(content)
  const mails = references('a[href^="mailto:"]', 'href')
  expect(mails.length).toBeGreaterThan(pages.length - 1)
  const strangers = mails.filter(({ to }) => !words.includes(to.slice(7).split('?')[0] ?? ''))
  expect(strangers).toEqual([])
})

test('labels, descriptions and controls refer to elements of their page', () => {
  const attributes = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'headers']
  const dangling = pages.flatMap(({ route, document }) =>
    attributes.flatMap((attribute) =>
      document
        .querySelectorAll(`[${attribute}]`)
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
        .filter((id) => id !== '' && !ids.get(route)?.has(id))
        .map((id) => `${route} ${attribute}="${id}"`),
    ),
  )
  expect(dangling).toEqual([])
})

test('the sitemap contains exactly the canonical pages', () => {
  const sitemap = parse(readFileSync(join(OUT, 'sitemap.xml'), 'utf8'))
  const listed = sitemap.querySelectorAll('loc').map(({ text }) => text)
  const canonical = pages
    .filter(({ route }) => route !== '/404.html')
    .map(({ route, document }) => ({ route, to: document.querySelector('link[rel=canonical]')?.getAttribute('href') }))
    .filter(({ route, to }) => to === `${SITE}${route}`)
    .map(({ to }) => to)
  expect([...listed].sort()).toEqual([...canonical].sort())
})

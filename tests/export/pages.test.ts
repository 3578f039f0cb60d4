import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { ALL, matchesFilter } from '../../lib/project-filter.ts'
import { allRoutes } from '../../lib/routes.ts'
import { BASE_PATH, exportedPages, OUT } from './exported-pages.ts'

const content = loadContent()
const pages = exportedPages()
const routes = pages.filter(({ route }) => route !== '/404.html')
const aliases = content.services.flatMap(({ slug, aliases }) =>
  aliases.map((alias) => [`/services/${alias.slug}/`, `/services/${slug}/`] as const),
)

const typed = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => value !== undefined && values.indexOf(value) !== index)

test('the export has exactly the pages of the content', () => {
  expect(routes.map(({ route }) => route)).toEqual(
    allRoutes(content)
      .map(({ path }) => path)
      .sort(),
  )
  expect(existsSync(join(OUT, '404'))).toBe(false)
  expect(existsSync(join(OUT, '_not-found'))).toBe(false)
})

test('every page has one h1, no skipped heading level, a language, a title and a description', () => {
  for (const { route, document } of pages) {
    const headings = document.querySelectorAll('main h1, main h2, main h3, main h4, main h5')
    const levels = headings.map(({ rawTagName }) => Number(rawTagName.slice(1)))
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect({
      route,
      jumps,
      h1: document.querySelectorAll('h1').length,
      language: document.querySelector('html')?.getAttribute('lang'),
      title: document.querySelector('title')?.text,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    }).toEqual({
      route,
      jumps: [],
      h1: 1,
      language: content.site.language,
      title: expect.stringMatching(/^\S.* \| /),
      description: expect.stringMatching(/\S{3}/),
    })
  }
})

test('every project has a card, and the filters show the right counts', () => {
  const { projects, portfolioPage } = content
  const lists = pages.filter(({ route, document }) => /^\/portfolio\//.test(route) && document.querySelector('article'))
  const titles = lists.flatMap(({ document }) => document.querySelectorAll('article h2').map(({ text }) => typed(text)))
  for (const { title } of projects) expect(titles).toContain(typed(title))
  const first = pages.find(({ route }) => route === '/portfolio/')?.document
  const filters = first?.querySelectorAll('button[aria-pressed], nav a[href*="/portfolio/"]') ?? []
  const shown = filters.flatMap(({ text }) => {
    const [, name, count] = /^(.*?)(\d+) projects?$/.exec(typed(text)) ?? []
    return name === undefined ? [] : [[name, Number(count)] as const]
  })
  const expected = [ALL, ...portfolioPage.categories].map((filter) => [
    filter,
    projects.filter(({ category }) => matchesFilter(filter, category, portfolioPage.several)).length,
  ])
  expect(shown).toEqual(expected)
})

test('the navigation marks exactly the links to the current page', () => {
  const wrong = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('#site-header a:not([rel=home]), footer a')
      .map((link) => ({
        href: link.getAttribute('href'),
        marked: link.getAttribute('aria-current') === 'page',
        inHeader: link.closest('header') !== null,
      }))
      .filter(({ href, marked, inHeader }) => marked !== (inHeader && href === BASE_PATH + route))
      .map(({ href }) => `${route}: ${href}`),
  )
  expect(wrong).toEqual([])
  expect(pages.filter(({ document }) => document.querySelector('#site-header [aria-current]'))).not.toEqual([])
})

test('titles are unique, and so are descriptions', () => {
  expect(repeated(pages.map(({ document }) => document.querySelector('title')?.text))).toEqual([])
  expect(
    repeated(pages.map(({ document }) => document.querySelector('meta[name=description]')?.getAttribute('content'))),
  ).toEqual([])
})

test('each page is its own canonical, except aliases of services', () => {
  const expected = new Map<string, string>(aliases)
  for (const { route, document } of routes) {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toBe(`${content.site.url}${expected.get(route) ?? route}`)
  }
})

test('no inline style hides content from visitors without scripts', () => {
  const hidden = pages.filter(({ html }) => /style="[^"]*opacity:\s*0[;"]/.test(html)).map(({ route }) => route)
  expect(hidden).toEqual([])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { allRoutes } from '../../lib/seo/routes.ts'
import { exportedPages, OUT } from './site.ts'

const content = loadContent()
const pages = exportedPages()
const routes = pages.filter(({ route }) => route !== '/404.html')
const aliases = content.services.flatMap(({ slug, aliases }) =>
  aliases.map((alias) => [`/services/${alias.slug}/`, `/services/${slug}/`] as const),
)

const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => value !== undefined && values.indexOf(value) !== index)

test('there is a page for every route of the content, and no other', () => {
  expect(routes.map(({ route }) => route)).toEqual(
    allRoutes(content)
      .map(({ path }) => path)
      .sort(),
  )
  expect(existsSync(join(OUT, '404'))).toBe(false)
  expect(existsSync(join(OUT, '_not-found'))).toBe(false)
})

test.each(pages)('$route has one h1, a language, a title and a description', ({ document }) => {
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('html')?.getAttribute('lang')).toBe(content.site.language)
  expect(document.querySelector('title')?.text).toMatch(/^\S.* \| /)
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\S{3}/)
})

test.each(pages)('$route has headings without a step left out', ({ document }) => {
  const levels = document.querySelectorAll('main h1, main h2, main h3, main h4, main h5').map(({ rawTagName }) => {
    return Number(rawTagName.slice(1))
  })
  const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  expect(levels[0]).toBe(1)
  expect(jumps).toEqual([])
})

test('the navigation of each page marks its links to the page itself, and no others', () => {
  const wrong = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('#site-header a:not([rel=home]), footer a')
      .map((link) => ({
        href: link.getAttribute('href'),
        marked: link.getAttribute('aria-current') === 'page',
        inHeader: link.closest('header') !== null,
      }))
      .filter(({ href, marked, inHeader }) => marked !== (inHeader && href === route))
      .map(({ href }) => `${route}: ${href}`),
  )
  expect(wrong).toEqual([])
  const marked = pages.filter(({ document }) => document.querySelector('#site-header [aria-current]'))
  expect(marked.map(({ route }) => route)).toEqual(expect.arrayContaining(['/about/', '/careers/', '/tech/react/']))
})

test('no id stands twice on a page', () => {
  const doubles = pages.flatMap(({ route, document }) =>
    repeated(document.querySelectorAll('[id]').map(({ id }) => id)).map((id) => `${route} #${id}`),
  )
  expect(doubles).toEqual([])
})

test('titles are unique, and so are descriptions', () => {
  expect(repeated(pages.map(({ document }) => document.querySelector('title')?.text))).toEqual([])
  expect(
    repeated(pages.map(({ document }) => document.querySelector('meta[name=description]')?.getAttribute('content'))),
  ).toEqual([])
})

test('each route is its own canonical, but aliases name the section they stand for', () => {
  const wanted = new Map<string, string>(aliases)
  for (const { route, document } of routes) {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toBe(`${content.site.url}${wanted.get(route) ?? route}`)
  }
})

test.each([
  ['/', 'Home'],
  ['/services/', 'Services'],
  ['/about/', 'About Us'],
  ['/contact/', 'Contact Us'],
  ['/careers/', 'Careers'],
  ['/our-apps/', 'Our Apps'],
  ['/portfolio/', 'Portfolio'],
  ['/tech/react/', 'React Development'],
  ['/tech/nextjs/', 'Next.js Development'],
  ['/tech/nodejs/', 'Node.js Development'],
  ['/tech/python/', 'Python Development'],
  ['/tech/mobile/', 'Mobile Development'],
  ['/tech/ios/', 'iOS Development'],
  ['/tech/figma/', 'Figma Design'],
  ['/404.html', 'Page not found'],
])('%s is called %s', (route, title) => {
  const page = pages.find((candidate) => candidate.route === route)
  expect(page?.document.querySelector('title')?.text).toBe(`${title} | ${content.site.brand}`)
})

test('every picture has an alternative text, be it an empty one', () => {
  const silent = pages.flatMap(({ route, document }) =>
    document
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => `${route} ${image.getAttribute('src')}`),
  )
  expect(silent).toEqual([])
})

test('nothing is hidden by opacity in the HTML: every page can be read without scripts', () => {
  const hidden = pages.filter(({ html }) => /style="[^"]*opacity:\s*0[;"]/.test(html)).map(({ route }) => route)
  expect(hidden).toEqual([])
})

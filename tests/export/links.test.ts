import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { pathBelow } from '../../lib/hosting/base-path.ts'
import { BASE_PATH, exportedPages, OUT } from './exported-pages.ts'

const content = loadContent()
const { url: SITE } = content.site
const pages = exportedPages()
const idsOf = new Map(pages.map((page) => [page.route, page.all('[id]').map(({ id }) => id)]))
/** Opens the application dialog. */
const dialogs = content.jobs.map(({ slug }) => `apply-${slug}`)

type Reference = { from: string; to: string }

const references = (selector: string, attribute: string): Reference[] =>
  pages.flatMap((page) =>
    page.all(selector).map((element) => ({ from: page.route, to: element.getAttribute(attribute) ?? '' })),
  )

function problemsOf(all: Reference[]): string[] {
  const problemOf = ({ from, to }: Reference): string | undefined => {
    const url = new URL(to, `${SITE}${from}`)
    if (url.origin !== new URL(SITE).origin) return undefined
    const route = pathBelow(BASE_PATH, decodeURI(url.pathname))
    if (!route) return 'it is outside the path of the site'
    const ids = idsOf.get(route)
    if (!ids && !existsSync(join(OUT, route))) return 'there is no such page'
    if (!ids && !/\.\w+$/.test(route)) return 'the trailing slash is missing'
    const hash = decodeURIComponent(url.hash.slice(1))
    return hash && ids && ![...ids, ...dialogs].includes(hash) ? 'there is no such id' : undefined
  }
  const problems = all.map((each) => `${each.from} links to ${each.to}: ${problemOf(each) ?? 'ok'}`)
  return [...new Set(problems)].filter((problem) => !problem.endsWith(': ok'))
}

test('every link leads to a page of the site and to an element on it, or to a mail address of the content', () => {
  const links = references('a[href]', 'href')
  expect(links.length).toBeGreaterThan(5 * pages.length)
  expect(problemsOf(links.filter(({ to }) => !/^(mailto|tel|https?):/.test(to)))).toEqual([])
  const words = JSON.stringify(content)
  const mails = links.flatMap(({ to }) => /^mailto:([^?]*)/.exec(to)?.[1] ?? [])
  expect(mails.length).toBeGreaterThan(pages.length - 1)
  expect(mails.filter((address) => !words.includes(address))).toEqual([])
})

test('every picture, script, style and icon of a page is in the export', () => {
  const sets = references('img[srcset], source[srcset]', 'srcset')
  const files = [
    ...references('script[src], img[src]', 'src'),
    ...references('link[href]', 'href').filter(({ to }) => !to.startsWith(SITE)),
    ...references('use[href]', 'href').map(({ from, to }) => ({ from, to: to.split('#')[0] ?? '' })),
    ...sets.flatMap(({ from, to }) => to.split(/,\s*/).map((part) => ({ from, to: part.split(' ')[0] ?? '' }))),
  ].filter(({ to }) => to !== '' && !to.startsWith('data:'))
  expect(files.length).toBeGreaterThan(10 * pages.length)
  expect(problemsOf(files)).toEqual([])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { ALL, portfolioListings } from '../../lib/portfolio.ts'
import { jobPosting } from '../../lib/seo/json-ld.ts'
import { exportedPages, OUT } from './site.ts'

const content = loadContent()
const { site } = content
const pages = exportedPages()

type Data = Record<string, unknown>

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** Every object of a page's structured data that stands at the top or in a graph. */
function dataOf(route: string): Data[] {
  const page = pages.find((candidate) => candidate.route === route)
  return (page?.document.querySelectorAll('script[type="application/ld+json"]') ?? []).flatMap(({ text }) => {
    const parsed: unknown = JSON.parse(text)
    if (!isRecord(parsed)) return []
    return Array.isArray(parsed['@graph']) ? parsed['@graph'].filter(isRecord) : [parsed]
  })
}

const typesOf = (route: string) => dataOf(route).map((data) => data['@type'])
const ofType = (route: string, type: string) => dataOf(route).find((data) => data['@type'] === type)

const TYPES: [string, string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ...['/services/', '/portfolio/', '/careers/', '/about/', '/our-apps/', '/privacy/', '/accessibility/'].map(
    (route): [string, string[]] => [route, ['BreadcrumbList']],
  ),
  ['/contact/', ['BreadcrumbList', 'Organization']],
  ...content.technologies.map(({ slug }): [string, string[]] => [`/tech/${slug}/`, ['BreadcrumbList']]),
  ...content.services
    .flatMap(({ slug, aliases }) => [slug, ...aliases.map((alias) => alias.slug)])
    .map((slug): [string, string[]] => [`/services/${slug}/`, ['BreadcrumbList', 'Service']]),
  ...content.projects
    .filter(({ caseStudy }) => caseStudy)
    .map(({ slug }): [string, string[]] => [`/portfolio/${slug}/`, ['BreadcrumbList', 'CreativeWork']]),
  // An opening that lacks something which Google requires has no JobPosting.
  ...content.jobs.map((job): [string, string[]] => [
    `/careers/${job.slug}/`,
    ['BreadcrumbList', ...(jobPosting(site, job) ? ['JobPosting'] : [])],
  ]),
  ...portfolioListings(content.projects, [ALL, ...content.portfolioPage.categories]).flatMap(
    ({ slug }): [string, string[]][] => (slug ? [[`/portfolio/${slug}/`, ['BreadcrumbList']]] : []),
  ),
]

test('every route has its structured data decided', () => {
  const routes = pages.map(({ route }) => route).filter((route) => route !== '/404.html')
  expect(TYPES.map(([route]) => route).sort()).toEqual(routes)
})

test('every page has the structured data of its kind', () => {
  expect(TYPES.map(([route]) => [route, typesOf(route)])).toEqual(TYPES)
})

test('breadcrumbs begin at Home, end at the page and name pages that are there', () => {
  for (const [route, types] of TYPES) {
    if (!types.includes('BreadcrumbList')) continue
    const trail = ofType(route, 'BreadcrumbList')?.itemListElement
    const items = Array.isArray(trail) ? trail.filter(isRecord).map(({ item }) => String(item)) : []
    const page = pages.find((candidate) => candidate.route === route)
    expect(items[0]).toBe(`${site.url}/`)
    expect(items.at(-1)).toBe(page?.document.querySelector('link[rel=canonical]')?.getAttribute('href'))
    for (const item of items) expect(existsSync(join(OUT, new URL(item).pathname, 'index.html'))).toBe(true)
  }
})

test('the logo that structured data names is there', () => {
  const logo = String(ofType('/', 'Organization')?.logo)
  expect(existsSync(join(OUT, new URL(logo).pathname))).toBe(true)
})

test('neither ratings nor downloads of the apps are in structured data', () => {
  const everything = JSON.stringify(TYPES.map(([route]) => dataOf(route)))
  expect(everything).not.toMatch(/AggregateRating|ratingValue|downloads|SoftwareApplication/i)
})

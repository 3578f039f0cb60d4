import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { loadContent } from '../../lib/content/load.ts'
import { payRange } from '../../lib/format-pay.ts'
import { formatDate } from '../../lib/locale.ts'
import { portfolioListings } from '../../lib/portfolio-listings.ts'
import { townOf } from '../../lib/postal-address.ts'
import { ALL } from '../../lib/project-filter.ts'
import { PAGES } from '../../lib/routes.ts'
import { jobPosting } from '../../lib/seo/json-ld.ts'
import { exportedPages, fileAt } from './exported-pages.ts'

const content = loadContent()
const { site } = content
const pages = exportedPages()

type Data = Record<string, unknown>

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** Returns the top-level objects of a page's structured data, also of a graph. */
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

/** Of the fixed pages that have others than breadcrumbs. */
const FIXED: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/contact/': ['BreadcrumbList', 'Organization'],
}

const TYPES: [string, string[]][] = [
  ...PAGES.filter(({ seo }) => seo(content)).map(({ path }): [string, string[]] => [
    path,
    FIXED[path] ?? ['BreadcrumbList'],
  ]),
  ...content.technologies.map(({ slug }): [string, string[]] => [`/tech/${slug}/`, ['BreadcrumbList']]),
  ...content.services
    .flatMap(({ slug, aliases }) => [slug, ...aliases.map((alias) => alias.slug)])
    .map((slug): [string, string[]] => [`/services/${slug}/`, ['BreadcrumbList', 'Service']]),
  ...content.projects
    .filter(({ caseStudy }) => caseStudy)
    .map(({ slug }): [string, string[]] => [`/portfolio/${slug}/`, ['BreadcrumbList', 'CreativeWork']]),
  // Jobs without the fields that Google requires have no JobPosting.
  ...content.jobs.map((job): [string, string[]] => [
    `/careers/${job.slug}/`,
    ['BreadcrumbList', ...(jobPosting(content, job) ? ['JobPosting'] : [])],
  ]),
  ...portfolioListings(
    content.projects,
    [ALL, ...content.portfolioPage.categories],
    content.portfolioPage.several,
  ).flatMap(({ slug }): [string, string[]][] => (slug ? [[`/portfolio/${slug}/`, ['BreadcrumbList']]] : [])),
]

test('this test has an entry for every route', () => {
  const routes = pages.map(({ route }) => route).filter((route) => route !== '/404.html')
  expect(TYPES.map(([route]) => route).sort()).toEqual(routes)
})

test('every page has the structured data of its type', () => {
  expect(TYPES.map(([route]) => [route, typesOf(route)])).toEqual(TYPES)
})

/** Fields that search engines require. The types of lib/seo/json-ld.ts exclude unknown ones. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider'],
  CreativeWork: ['name', 'creator', 'dateCreated'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  Place: ['address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  Country: ['name'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  PropertyValue: ['name', 'value'],
}

/** Returns all objects with a type, including nested ones. */
function typed(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(typed)
  return isRecord(value) ? [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(typed)] : []
}

test('every object has the required fields', () => {
  const missing = TYPES.flatMap(([route]) =>
    typed(dataOf(route)).flatMap((data) => {
      const type = String(data['@type'])
      return (REQUIRED[type] ?? ['a type of this list']).flatMap((name) =>
        data[name] ? [] : [`${route} ${type}.${name}`],
      )
    }),
  )
  expect(missing).toEqual([])
})

/** Reverts typographic quotes and spaces. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('‘', "'")
    .replace(/[“”]/g, '"')
    .trim()

test('the facts of the structured data are visible on the page', () => {
  const invisible = TYPES.flatMap(([route]) => {
    const page = pages.find((candidate) => candidate.route === route)
    const shown = plain(page?.document.querySelector('body')?.structuredText ?? '')
    const facts = typed(dataOf(route)).flatMap((data) => {
      const { headline, email, streetAddress, postalCode, addressLocality, title, datePosted, validThrough } = data
      const texts = [headline, email, streetAddress, postalCode, addressLocality, title]
      if (data['@type'] === 'JobPosting') {
        texts.push(
          ...parse(String(data.description))
            .querySelectorAll('p, li')
            .map(({ text }) => text),
        )
        for (const day of [datePosted, validThrough]) if (day) texts.push(formatDate(String(day).slice(0, 10)))
      }
      return texts.filter((text) => typeof text === 'string')
    })
    const pay = content.jobs.find(({ slug }) => route === `/careers/${slug}/`)?.pay
    return [...facts, ...(pay ? [payRange(pay)] : [])].flatMap((text) =>
      shown.includes(plain(text)) ? [] : [`${route} ${text}`],
    )
  })
  expect(invisible).toEqual([])
})

test('breadcrumbs begin at Home, end at the page and contain only existing pages', () => {
  for (const [route, types] of TYPES) {
    if (!types.includes('BreadcrumbList')) continue
    const trail = ofType(route, 'BreadcrumbList')?.itemListElement
    const items = Array.isArray(trail) ? trail.filter(isRecord).map(({ item }) => String(item)) : []
    const page = pages.find((candidate) => candidate.route === route)
    expect(items[0]).toBe(`${site.url}/`)
    expect(items.at(-1)).toBe(page?.document.querySelector('link[rel=canonical]')?.getAttribute('href'))
    for (const item of items) expect(existsSync(join(fileAt(item), 'index.html'))).toBe(true)
  }
})

test('the logo of the structured data exists', () => {
  const logo = String(ofType('/', 'Organization')?.logo)
  expect(existsSync(fileAt(logo))).toBe(true)
})

test('Home and Contact describe the same organization, with all its offices', () => {
  const [agency, places] = ['/', '/contact/'].map((route) => ofType(route, 'Organization'))
  expect(places?.['@id']).toBe(agency?.['@id'])
  const { location } = places ?? {}
  const cities = Array.isArray(location) ? location.filter(isRecord).map(({ address }) => address) : []
  expect(cities.map((address) => isRecord(address) && address.addressLocality)).toEqual(site.offices.map(townOf))
})

test('neither ratings nor downloads of the apps are in structured data', () => {
  const everything = JSON.stringify(TYPES.map(([route]) => dataOf(route)))
  expect(everything).not.toMatch(/AggregateRating|ratingValue|downloads|SoftwareApplication/i)
})

import { CARDS_PER_PAGE, isListingSlug, listingSlug, portfolioListings } from '@/lib/portfolio-listings.ts'
import { listingSeo } from '@/lib/seo/portfolio-listing-seo.ts'

const [WEB, APP] = ['Website Development', 'App Development']
const FILTERS = ['All', WEB, APP, 'UI/UX Designs']

const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Project ${index + 1}`,
    category: index % 10 === 0 ? [WEB, APP] : [index % 2 === 0 ? WEB : APP],
  }))
const all = projects(300)
const listings = portfolioListings(all, FILTERS)
const pagesOf = (filter: string) => listings.filter((listing) => listing.filter === filter)

test('a second page begins after CARDS_PER_PAGE projects', () => {
  expect(portfolioListings(projects(CARDS_PER_PAGE), FILTERS)).toEqual([])
  const [first, second] = portfolioListings(projects(CARDS_PER_PAGE + 1), FILTERS)
  expect(first && listingSeo({ title: 'Work' }, { ...first, count: 1 }).description).toContain('All, 1 project, page')
  expect(first).toMatchObject({ slug: undefined, filter: 'All', number: 1, pages: 2, count: CARDS_PER_PAGE + 1 })
  expect(second).toMatchObject({ slug: 'page-2', projects: [{ title: `Project ${CARDS_PER_PAGE + 1}` }] })
})

test('every project is listed once for each filter that it matches', () => {
  expect(pagesOf('All').flatMap((listing) => listing.projects)).toEqual(all)
  const onlyWeb = all.filter(({ category }) => String(category) === WEB)
  expect(pagesOf(WEB).flatMap((listing) => listing.projects)).toEqual(onlyWeb)
  for (const { filter, count, pages, projects: shown } of listings) {
    expect(shown.length).toBeLessThanOrEqual(CARDS_PER_PAGE)
    expect([count, pages]).toEqual([pagesOf(filter).flatMap((each) => each.projects).length, pagesOf(filter).length])
  }
  expect(pagesOf('UI/UX Designs')).toMatchObject([{ slug: 'ui-ux-designs', pages: 1, count: 0, projects: [] }])
})

test('each page has a path and a title of its own, which no project may use', () => {
  const slugs = listings.map(({ slug }) => slug ?? '')
  expect(new Set(slugs).size).toBe(listings.length)
  expect(slugs.filter((slug) => slug && !isListingSlug(slug, FILTERS))).toEqual([])
  const titles = listings.map((listing) => listingSeo({ title: 'Portfolio' }, listing).title)
  expect(new Set(titles).size).toBe(listings.length)
  expect(titles).toContain('Portfolio: App Development, page 2')
  expect(listingSlug('Łódź & Smørrebrød', 2)).toBe('lodz-smorrebrod-page-2')
  const candidates = ['page', 'page-turner-2', 'app-developments', 'website', 'app-development-page-99']
  expect(candidates.filter((slug) => isListingSlug(slug, FILTERS))).toEqual(['app-development-page-99'])
})

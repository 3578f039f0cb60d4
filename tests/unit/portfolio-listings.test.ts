import { CARDS_PER_PAGE, isListingSlug, listingSlug, portfolioListings } from '@/lib/portfolio-listings.ts'
import { listingSeo } from '@/lib/seo/portfolio-listing-seo.ts'

const WEB = 'Website Development'
const APP = 'App Development'
const FILTERS = ['All', WEB, APP, 'UI/UX Designs']

const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Project ${index + 1}`,
    category: index % 10 === 0 ? [WEB, APP] : [index % 2 === 0 ? WEB : APP],
  }))

test('a second page begins after CARDS_PER_PAGE projects', () => {
  expect(portfolioListings(projects(CARDS_PER_PAGE), FILTERS)).toEqual([])
  const [first, second] = portfolioListings(projects(CARDS_PER_PAGE + 1), FILTERS)
  expect(first).toMatchObject({ slug: undefined, filter: 'All', number: 1, pages: 2, count: CARDS_PER_PAGE + 1 })
  expect(second).toMatchObject({ slug: 'page-2', projects: [{ title: `Project ${CARDS_PER_PAGE + 1}` }] })
})

test('every project is listed once for each filter that it matches', () => {
  const all = projects(1000)
  const listings = portfolioListings(all, FILTERS)
  const pagesOf = (filter: string) => listings.filter((listing) => listing.filter === filter)
  expect(pagesOf('All').flatMap((listing) => listing.projects)).toEqual(all)
  expect(pagesOf(WEB).flatMap((listing) => listing.projects)).toEqual(
    all.filter(({ category }) => String(category) === WEB),
  )
  for (const listing of listings) {
    expect(listing.projects.length).toBeLessThanOrEqual(CARDS_PER_PAGE)
    expect(listing.count).toBe(pagesOf(listing.filter).flatMap((each) => each.projects).length)
    expect(listing.pages).toBe(pagesOf(listing.filter).length)
  }
})

test('a filter without projects has one empty page', () => {
  const [empty, more] = portfolioListings(projects(30), FILTERS).filter(({ filter }) => filter === 'UI/UX Designs')
  expect(empty).toMatchObject({ slug: 'ui-ux-designs', pages: 1, count: 0, projects: [] })
  expect(more).toBeUndefined()
})

test('each page has a unique path and title', () => {
  const listings = portfolioListings(projects(1000), FILTERS)
  const slugs = listings.map(({ slug }) => slug ?? '')
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs.filter(Boolean)) expect(isListingSlug(slug, FILTERS)).toBe(true)
  const titles = listings.map((listing) => listingSeo({ title: 'Portfolio' }, listing).title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toContain('Portfolio: App Development, page 2')
})

test.each([
  ['Łódź & Smørrebrød', 'lodz-smorrebrod'],
  ['Ærø', 'aero'],
  ['Ελλάδα', 'ellada'],
  ['UI/UX Designs', 'ui-ux-designs'],
])('the pages of %s begin with %s', (filter, slug) => {
  expect(listingSlug(filter, 2)).toBe(`${slug}-page-2`)
})

test('slugs of pages of the list are reserved', () => {
  for (const slug of ['takenote', 'page', 'page-turner', 'app-developments', 'website']) {
    expect(isListingSlug(slug, FILTERS)).toBe(false)
  }
  for (const slug of ['page-3', 'app-development', 'app-development-page-12']) {
    expect(isListingSlug(slug, FILTERS)).toBe(true)
  }
})

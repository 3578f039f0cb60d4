import { absolute, pageMetadata, siteMetadata, socialCardName } from '@/lib/seo/metadata.ts'
import { allRoutes } from '@/lib/seo/routes.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()
const { site } = content
const routes = allRoutes(content)

test('an absolute address has neither a double nor a missing slash', () => {
  expect(absolute(site, '/about/')).toBe('https://wrenhaus.example/about/')
  expect(absolute(site, '/')).toBe('https://wrenhaus.example/')
})

test('a social card is named after its route', () => {
  expect(socialCardName('/')).toBe('home.jpg')
  expect(socialCardName('/tech/react-native/')).toBe('tech-react-native.jpg')
})

test('the title of a page gets the brand once', () => {
  expect(siteMetadata(site).title).toEqual({ default: 'Wrenhaus', template: '%s | Wrenhaus' })
  const page = pageMetadata({ site, title: 'Careers', description: 'Work here.', path: '/careers/' })
  expect(page.title).toEqual({ absolute: 'Careers | Wrenhaus' })
  expect(page.openGraph?.title).toBe('Careers | Wrenhaus')
  expect(page.twitter?.title).toBe('Careers | Wrenhaus')
})

test('what is shared is the page and its card', () => {
  const page = pageMetadata({ site, title: 'Careers', description: 'Work here.', path: '/careers/' })
  const card = expect.objectContaining({ url: '/assets/social/careers.jpg', width: 1200, height: 630 })
  expect(page).toMatchObject({
    description: 'Work here.',
    alternates: { canonical: '/careers/' },
    openGraph: { type: 'website', url: '/careers/', siteName: 'Wrenhaus', images: [card] },
    twitter: { card: 'summary_large_image', images: ['/assets/social/careers.jpg'] },
  })
})

test('an alias keeps its own card and names the section as the page to keep', () => {
  const page = pageMetadata({
    site,
    title: 'Machine Learning',
    description: 'Models.',
    path: '/services/machine-learning/',
    canonicalPath: '/services/data-science-ai/',
  })
  expect(page.alternates).toEqual({ canonical: '/services/data-science-ai/' })
  expect(page.openGraph).toMatchObject({
    url: '/services/data-science-ai/',
    images: [{ url: '/assets/social/services-machine-learning.jpg' }],
  })
})

describe('the list of routes', () => {
  test('has every page once', () => {
    // 9 single pages, 6 services with 3 aliases, 12 technologies, 3 case studies, 6 openings.
    expect(routes).toHaveLength(9 + 9 + 12 + 3 + 6)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  test('says something else on each page', () => {
    expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length)
    expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length)
  })

  test('names another page as the one to keep for the three aliases alone', () => {
    const aliases = routes.filter(({ path, canonicalPath }) => path !== canonicalPath)
    expect(Object.fromEntries(aliases.map(({ path, canonicalPath }) => [path, canonicalPath]))).toEqual({
      '/services/digital-marketing/': '/services/seo-digital-marketing/',
      '/services/seo-optimization/': '/services/seo-digital-marketing/',
      '/services/machine-learning/': '/services/data-science-ai/',
    })
    for (const { canonicalPath } of aliases) expect(routes.map(({ path }) => path)).toContain(canonicalPath)
  })

  test('leaves out an opening that has closed', () => {
    const later = allRoutes(loadFixture('2099-06-01'))
    const isJob = ({ path }: { path: string }) => /^\/careers\/./.test(path)
    const staying = content.jobs.filter(({ closes }) => closes === undefined)
    expect(later.filter(isJob)).toHaveLength(staying.length)
    expect(routes.filter(isJob)).toHaveLength(6)
  })
})

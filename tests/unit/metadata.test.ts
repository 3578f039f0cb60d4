import { allRoutes } from '@/lib/routes.ts'
import { absolute, pageMetadata, siteMetadata } from '@/lib/seo/metadata.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()
const { site } = content

test('an absolute address has neither a double nor a missing slash', () => {
  expect(absolute(site, '/about/')).toBe('https://wrenhaus.example/about/')
  expect(absolute(site, '/')).toBe('https://wrenhaus.example/')
})

test('what is shared is the page and its card, under a title with the brand once', () => {
  expect(siteMetadata(site).title).toEqual({ default: 'Wrenhaus', template: '%s | Wrenhaus' })
  const title = 'Careers | Wrenhaus'
  const card = expect.objectContaining({ url: '/assets/social/careers.jpg', width: 1200, height: 630 })
  expect(pageMetadata({ site, title: 'Careers', description: 'Work here.', path: '/careers/' })).toMatchObject({
    title: { absolute: title },
    description: 'Work here.',
    alternates: { canonical: '/careers/' },
    openGraph: { type: 'website', title, url: '/careers/', siteName: 'Wrenhaus', images: [card] },
    twitter: { card: 'summary_large_image', title, images: ['/assets/social/careers.jpg'] },
  })
})

test('an alias keeps its own card and names the section as the page to keep', () => {
  const path = '/services/machine-learning/'
  const canonicalPath = '/services/data-science-ai/'
  const page = pageMetadata({ site, title: 'Machine Learning', description: 'Models.', path, canonicalPath })
  expect(page.alternates).toEqual({ canonical: canonicalPath })
  const images = [{ url: '/assets/social/services-machine-learning.jpg' }]
  expect(page.openGraph).toMatchObject({ url: canonicalPath, images })
})

describe('the list of routes', () => {
  const routes = allRoutes(content)

  test('has every page once', () => {
    // 9 single pages, 6 services with 3 aliases, 12 technologies, 3 case studies, 6 openings.
    expect(routes).toHaveLength(9 + 9 + 12 + 3 + 6)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  test('names another page as the one to keep for the three aliases alone', () => {
    const aliases = routes.filter(({ path, canonicalPath }) => path !== canonicalPath)
    expect(Object.fromEntries(aliases.map(({ path, canonicalPath }) => [path, canonicalPath]))).toEqual({
      '/services/digital-marketing/': '/services/seo-digital-marketing/',
      '/services/seo-optimization/': '/services/seo-digital-marketing/',
      '/services/machine-learning/': '/services/data-science-ai/',
    })
  })

  test('leaves out an opening that has closed', () => {
    const isJob = ({ path }: { path: string }) => /^\/careers\/./.test(path)
    const staying = content.jobs.filter(({ closes }) => closes === undefined)
    expect(staying.length).toBeLessThan(content.jobs.length)
    expect(allRoutes(loadFixture('2099-06-01')).filter(isJob)).toHaveLength(staying.length)
  })
})

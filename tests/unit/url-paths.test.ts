import { allRoutes, breadcrumbTrail } from '@/lib/routes.ts'
import * as paths from '@/lib/url-paths.ts'
import { loadFixture } from '../fixtures/load.ts'

test('anchors and queries follow the trailing slash', () => {
  expect(paths.serviceAnchor('machine-learning')).toBe('/services/#machine-learning')
  expect(paths.portfolioCategory('Website Development')).toBe('/portfolio/?category=Website%20Development')
})

test('parameters are escaped', () => {
  expect(paths.contactAbout('Web & apps? #1')).toBe('/contact/?subject=Web%20%26%20apps%3F%20%231')
  expect(paths.mail('hello@wrenhaus.example')).toBe('mailto:hello@wrenhaus.example')
  expect(paths.mail('a@wrenhaus.example', 'My resume & I')).toBe(
    'mailto:a@wrenhaus.example?subject=My%20resume%20%26%20I',
  )
})

test('a technology stands below its service in the breadcrumbs', () => {
  const content = loadFixture()
  const routes = allRoutes(content)
  for (const { slug, name, service } of content.technologies) {
    const above = content.services.find((candidate) => candidate.slug === service)?.name
    expect(breadcrumbTrail(routes, paths.technology(slug)).map((route) => route.name)).toEqual([above, name])
  }
})

test('a service stands below the list of services in the breadcrumbs', () => {
  const routes = allRoutes(loadFixture())
  const trail = breadcrumbTrail(routes, paths.service('web-development'))
  expect(trail.map(({ path }) => path)).toEqual([paths.services, paths.service('web-development')])
})

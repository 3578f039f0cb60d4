import { isProjectPath, nearestRoutes, parseRoutes } from '@/lib/nearest-routes.ts'
import { allRoutes, breadcrumbTrail } from '@/lib/routes.ts'
import * as paths from '@/lib/url-paths.ts'
import { loadFixture } from '../fixtures/load.ts'

const content = loadFixture()
const routes = allRoutes(content)

test('in the breadcrumbs a technology is below its service, and a service below the list of services', () => {
  for (const { slug, name, service } of content.technologies) {
    const above = content.services.find((candidate) => candidate.slug === service)?.name
    expect(breadcrumbTrail(routes, paths.technology(slug)).map((route) => route.name)).toEqual([above, name])
  }
  for (const { slug } of content.services) {
    const trail = breadcrumbTrail(routes, paths.service(slug))
    expect(trail.map(({ path }) => path)).toEqual([paths.services, paths.service(slug)])
  }
})

const NEAREST =
  '/tech/rsut /tech/rust/, /carers/ /careers/, /about.html /about/, /PRIVACY/ /privacy/, /rust/ /tech/rust/'

test.each(NEAREST.split(', ').map((line) => line.split(' ')))(
  'the routes nearest to %s begin with %s',
  (path = '', expected) => expect(nearestRoutes(path, routes)[0]?.path).toBe(expected),
)

test('the nearest routes are at most four, none for a random path, and found quickly for a very long one', () => {
  expect(nearestRoutes('/zzzzzzzz/', routes)).toEqual([])
  expect(nearestRoutes('/tech/', [...routes, ...routes])).toHaveLength(4)
  const started = performance.now()
  nearestRoutes(`/${'a'.repeat(100_000)}/${'b/'.repeat(10_000)}`, routes)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('the nearest routes come from a validated list, and are projects only below /portfolio/', () => {
  const strange = [{ path: '/about/', title: 'About' }, { path: '/x/' }, null, 7, { path: 1, title: 'x' }]
  expect([strange, null].map((list) => parseRoutes(list).length)).toEqual([1, 0])
  expect(['/portfolio/x/', '/portfolio/', '/our-portfolio/x/'].map(isProjectPath)).toEqual([true, false, false])
})

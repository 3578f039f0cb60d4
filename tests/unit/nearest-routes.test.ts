import { editDistance } from '@/lib/edit-distance.ts'
import { isProjectPath, nearestRoutes, parseRoutes } from '@/lib/nearest-routes.ts'
import { allRoutes } from '@/lib/routes.ts'
import { loadFixture } from '../fixtures/load.ts'

describe('the nearest routes', () => {
  const routes = allRoutes(loadFixture())

  test.each([
    ['/portfolio/takenot/', '/portfolio/takenote/'],
    ['/tech/raect', '/tech/react/'],
    ['/carers/', '/careers/'],
    ['/about.html', '/about/'],
    ['/OUR-APPS/', '/our-apps/'],
    ['/react/', '/tech/react/'],
  ])('of %s begin with %s', (path, expected) => {
    expect(nearestRoutes(path, routes)[0]?.path).toBe(expected)
  })

  test('are at most four, and none for a random path', () => {
    expect(nearestRoutes('/zzzzzzzz/', routes)).toEqual([])
    expect(nearestRoutes('/tech/', routes).length).toBeLessThanOrEqual(4)
  })

  test('are found quickly for a very long path', () => {
    const started = performance.now()
    nearestRoutes(`/${'a'.repeat(100_000)}/${'b/'.repeat(10_000)}`, routes)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('count a transposition as one edit', () => {
    expect(editDistance('raect', 'react')).toBe(1)
    expect(editDistance('', 'react')).toBe(5)
  })

  test('are projects below /portfolio/ only', () => {
    const paths = ['/portfolio/nothing/', '/portfolio/', '/our-portfolio/x/']
    expect(paths.map(isProjectPath)).toEqual([true, false, false])
  })

  test('come from a validated list', () => {
    expect([{ path: '/about/' }, null].map(parseRoutes)).toEqual([[], []])
    const strange = [{ path: '/about/', title: 'About' }, null, 7, { path: 1, title: 'x' }]
    expect(parseRoutes(strange).map(({ path }) => path)).toEqual(['/about/'])
  })
})

import { editDistance, isProjectPath, nearestRoutes, readRoutes } from '@/app/_not-found/nearest-routes.ts'
import { countedFigure, figureAt } from '@/components/motion/count-up.logic.ts'
import { inSentence } from '@/lib/in-sentence.ts'
import { allRoutes } from '@/lib/routes.ts'
import { loadFixture } from '../fixtures/load.ts'

describe('a figure that counts up', () => {
  test.each([
    ['500+', 250, '250+'],
    ['4.9', 2.333, '2.3'],
    ['$15M', 15, '$15M'],
  ])('"%s" keeps its decimals and signs at %d: %s', (value, now, shown) => {
    const figure = countedFigure(value)
    expect(figure && figureAt(figure, now)).toBe(shown)
    expect(figure && figureAt(figure, figure.number)).toBe(value)
  })

  test.each(['24/7', 'five', '', '1,000'])('"%s" does not count', (value) => {
    expect(countedFigure(value)).toBeUndefined()
  })
})

describe('the nearest page', () => {
  const routes = allRoutes(loadFixture())

  test.each([
    ['/portfolio/takenot/', '/portfolio/takenote/'],
    ['/tech/raect', '/tech/react/'],
    ['/carers/', '/careers/'],
    ['/about.html', '/about/'],
    ['/OUR-APPS/', '/our-apps/'],
    ['/react/', '/tech/react/'],
  ])('to %s is %s', (path, expected) => {
    expect(nearestRoutes(path, routes)[0]?.path).toBe(expected)
  })

  test('does not exist for a random path, and there are at most four', () => {
    expect(nearestRoutes('/zzzzzzzz/', routes)).toEqual([])
    expect(nearestRoutes('/tech/', routes).length).toBeLessThanOrEqual(4)
  })

  test('is found quickly for a long path', () => {
    const started = performance.now()
    nearestRoutes(`/${'a'.repeat(100_000)}/${'b/'.repeat(10_000)}`, routes)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('counts a transposition as one edit', () => {
    expect(editDistance('raect', 'react')).toBe(1)
    expect(editDistance('', 'react')).toBe(5)
  })

  test('is a project only below /portfolio/', () => {
    const paths = ['/portfolio/nothing/', '/portfolio/', '/our-portfolio/x/']
    expect(paths.map(isProjectPath)).toEqual([true, false, false])
  })

  test('ignores invalid entries of the route list', () => {
    expect([{ path: '/about/' }, null].map(readRoutes)).toEqual([[], []])
    const strange = [{ path: '/about/', title: 'About' }, null, 7, { path: 1, title: 'x' }]
    expect(readRoutes(strange).map(({ path }) => path)).toEqual(['/about/'])
  })
})

test('in a sentence names are lowercase, abbreviations are not', () => {
  const names = ['Web development', 'UI/UX design', 'SEO & digital marketing']
  expect(names.map(inSentence)).toEqual(['web development', 'UI/UX design', 'SEO & digital marketing'])
})

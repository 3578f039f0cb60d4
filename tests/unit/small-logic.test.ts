import { editDistance, isProjectPath, nearestRoutes, readRoutes } from '@/app/_not-found/nearest.logic.ts'
import { countedFigure, figureAt } from '@/components/motion/count-up.logic.ts'
import { inSentence } from '@/lib/in-sentence.ts'
import { allRoutes } from '@/lib/seo/routes.ts'
import { loadFixture } from '../fixtures/load.ts'

describe('a figure that counts up', () => {
  test.each([
    ['500+', { before: '', number: 500, decimals: 0, after: '+' }],
    ['98%', { before: '', number: 98, decimals: 0, after: '%' }],
    ['4.9', { before: '', number: 4.9, decimals: 1, after: '' }],
    ['$15M', { before: '$', number: 15, decimals: 0, after: 'M' }],
  ])('"%s" is taken apart', (value, parts) => {
    expect(countedFigure(value)).toEqual(parts)
  })

  test.each(['24/7', 'five', '', '1,000'])('"%s" stands still', (value) => {
    expect(countedFigure(value)).toBeUndefined()
  })

  test('ends as it is written', () => {
    for (const value of ['500+', '98%', '4.9', '10']) {
      const figure = countedFigure(value)
      expect(figure && figureAt(figure, figure.number)).toBe(value)
    }
  })

  test('keeps its decimals on the way', () => {
    const figure = countedFigure('4.9')
    expect(figure && figureAt(figure, 2.333)).toBe('2.3')
  })
})

describe('the nearest page', () => {
  const routes = allRoutes(loadFixture())
  const nearest = (path: string) => nearestRoutes(path, routes)[0]?.path

  test.each([
    ['/portfolio/takenot/', '/portfolio/takenote/'],
    ['/tech/raect', '/tech/react/'],
    ['/carers/', '/careers/'],
    ['/services/web-developement/', '/services/web-development/'],
    ['/about.html', '/about/'],
    ['/OUR-APPS/', '/our-apps/'],
    ['/react/', '/tech/react/'],
  ])('to %s is %s', (path, expected) => {
    expect(nearest(path)).toBe(expected)
  })

  test('to a path of chance is none, and never more than four', () => {
    expect(nearestRoutes('/zzzzzzzz/', routes)).toEqual([])
    expect(nearestRoutes('/tech/', routes).length).toBeLessThanOrEqual(4)
  })

  test('is found in no time, however long the path', () => {
    const started = performance.now()
    nearestRoutes(`/${'a'.repeat(100_000)}/${'b/'.repeat(10_000)}`, routes)
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('counts a swap of neighbours as one slip', () => {
    expect(editDistance('raect', 'react')).toBe(1)
    expect(editDistance('', 'react')).toBe(5)
  })

  test('is a project below /portfolio/ only', () => {
    expect(isProjectPath('/portfolio/nothing/')).toBe(true)
    expect(isProjectPath('/portfolio/')).toBe(false)
    expect(isProjectPath('/our-portfolio/x/')).toBe(false)
  })
})

test('a name in a sentence loses its first capital, an abbreviation does not', () => {
  expect(inSentence('Web development')).toBe('web development')
  expect(inSentence('UI/UX design')).toBe('UI/UX design')
  expect(inSentence('SEO & digital marketing')).toBe('SEO & digital marketing')
})

test.each([
  ['no list', { path: '/about/' }, []],
  ['nothing', null, []],
  ['a list with strange entries', [{ path: '/about/', title: 'About' }, null, 7, { path: 1, title: 'x' }], ['/about/']],
])('the list of pages is read with care: %s', (_, list, expected) => {
  expect(readRoutes(list).map(({ path }) => path)).toEqual(expected)
})

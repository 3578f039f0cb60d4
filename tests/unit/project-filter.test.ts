import { type GalleryCell, galleryCells } from '@/components/sections/gallery-cells.ts'
import { countFor, countShared, filterFromSearch } from '@/components/sections/project-filter.logic.ts'
import { ALL, matchesFilter } from '@/lib/portfolio.ts'
import { loadFixture } from '../fixtures/load.ts'

const WEB = 'Website Development'
const APP = 'App Development'
const DESIGN = 'UI/UX Designs'
const FILTERS = [ALL, WEB, APP, DESIGN]

describe('the rule of the portfolio filter', () => {
  test('All shows everything', () => {
    for (const category of [[WEB], [APP], [WEB, APP], []]) expect(matchesFilter(ALL, category)).toBe(true)
  })

  test('any other filter shows only projects whose category list has exactly one entry equal to it', () => {
    expect(matchesFilter(WEB, [WEB])).toBe(true)
    expect(matchesFilter(WEB, [APP])).toBe(false)
    expect(matchesFilter(WEB, [])).toBe(false)
    expect(matchesFilter(WEB, ['website development'])).toBe(false)
  })

  test('a project in both categories appears only under All', () => {
    for (const category of [
      [WEB, APP],
      [APP, WEB],
      [WEB, WEB],
    ]) {
      expect(FILTERS.filter((filter) => matchesFilter(filter, category))).toEqual([ALL])
    }
  })
})

test('each of the 22 sample projects stands under Website, App, or All alone; UI/UX Designs matches nothing', () => {
  const categories = loadFixture().projects.map(({ category }) => category)
  const [all, web, app, design] = FILTERS.map((filter) => countFor(filter, categories))
  const both = countShared(WEB, categories)
  expect([all, design, countShared(DESIGN, categories), countShared(APP, categories)]).toEqual([22, 0, 0, both])
  expect((web ?? 0) + (app ?? 0) + both).toBe(22)
  for (const count of [web, app, both]) expect(count).toBeGreaterThan(0)
})

test('nothing is left out under All', () => {
  expect(countShared(ALL, [[WEB, APP]])).toBe(0)
})

test.each([
  ['', ALL],
  ['?category=App%20Development', APP],
  ['?category=App+Development', APP],
  ['?category=UI%2FUX%20Designs', DESIGN],
  ['?category=app%20development', ALL],
  ['?category=<script>', ALL],
  ['?category=', ALL],
  ['?other=App%20Development', ALL],
  ['?category=%E0%A4%A', ALL],
])('the query "%s" asks for %s', (search, filter) => {
  expect(filterFromSearch(search, FILTERS)).toBe(filter)
})

test('the gallery has a cell for each card, and every row is full', () => {
  const SPANS: Record<GalleryCell, number> = {
    wide: 12,
    'wide-flip': 12,
    seven: 7,
    five: 5,
    four: 4,
    'four-first': 4,
  }
  for (let count = 0; count <= 40; count++) {
    const cells = galleryCells(count)
    expect(cells).toHaveLength(count)
    let column = 0
    for (const cell of cells) {
      column += SPANS[cell]
      expect(column).toBeLessThanOrEqual(12)
      if (column === 12) column = 0
    }
    expect(column).toBe(0)
  }
})

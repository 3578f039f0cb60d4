import { type GalleryCell, galleryCells } from '@/components/sections/gallery-grid.ts'
import { ALL, countShared, filterFromSearch, matchesFilter, resultText } from '@/lib/project-filter.ts'

const WEB = 'Website Development'
const APP = 'App Development'
const DESIGN = 'UI/UX Designs'
const FILTERS = [ALL, WEB, APP, DESIGN]

test.each([
  [[WEB], undefined, [ALL, WEB]],
  [[], undefined, [ALL]],
  [['website development'], undefined, [ALL]],
  // A project in both categories appears under All alone, unless it is counted in each.
  [[WEB, APP], undefined, [ALL]],
  [[APP, WEB], 'only All', [ALL]],
  [[APP, WEB], 'each', [ALL, WEB, APP]],
] as const)('a project of %j, listed under %s, matches the filters %j', (category, several, filters) => {
  expect(FILTERS.filter((filter) => matchesFilter(filter, category, several))).toEqual(filters)
})

test.each([
  ['', ALL],
  ['?category=App%20Development', APP],
  ['?category=App+Development', APP],
  ['?category=UI%2FUX%20Designs', DESIGN],
  ['?category=app%20development', ALL],
  ['?other=App%20Development', ALL],
  ['?category=%E0%A4%A', ALL],
])('the filter of the query "%s" is %s', (search, filter) => {
  expect(filterFromSearch(search, FILTERS)).toBe(filter)
})

test.each([
  [ALL, [[WEB], [WEB], [APP], [WEB, APP]], undefined, 'All 4 projects; 1 in several categories, listed only here'],
  [ALL, [[WEB], [WEB, APP], [WEB, APP]], undefined, 'All 3 projects; 2 in several categories, listed only here'],
  [ALL, [[WEB]], undefined, 'All 1 project'],
  [ALL, [[WEB], [WEB, APP]], 'each', 'All 2 projects'],
  [WEB, [[WEB], [WEB], [WEB, APP]], undefined, `2 projects under ${WEB}`],
  [WEB, [[WEB], [WEB], [WEB, APP]], 'each', `3 projects under ${WEB}`],
] as const)('the result of the filter %s for %j, listed under %s, is "%s"', (filter, categories, several, text) => {
  expect(resultText(filter, categories, several)).toBe(text)
  expect(countShared(filter, categories, several)).toBe(filter === ALL || several ? 0 : 1)
})

test('the gallery has a cell for each card in full rows', () => {
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

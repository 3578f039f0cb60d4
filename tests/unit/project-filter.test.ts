import { type GalleryCell, galleryCells } from '@/components/sections/gallery-grid.ts'
import { ALL, countShared, filterFromSearch, filtersOf, matchesFilter, resultText } from '@/lib/project-filter.ts'

const [WEB, APP, DESIGN] = ['Website Development', 'App Development', 'UI/UX Designs']
const KIDS = '24\u00a0hour kids’ apps'
const FILTERS = filtersOf([WEB, APP, DESIGN, KIDS])

test.each([
  [[WEB], undefined, [ALL, WEB]],
  [[], undefined, [ALL]],
  // A project in both categories appears under All alone, unless it is counted in each.
  [[WEB, APP], undefined, [ALL]],
  [[APP, WEB], 'each', [ALL, WEB, APP]],
] as const)('a project of %j, listed under %s, matches the filters %j', (category, several, filters) => {
  expect(FILTERS.filter((filter) => matchesFilter(filter, category, several))).toEqual(filters)
})

test.each([
  ...['', '?category=app%20development', '?category=%E0%A4%A'].map((search) => [search, ALL]),
  ['?category=App%20Development', APP],
  ["?category=24%20hour%20kids'%20apps", KIDS],
])('the filter of the query "%s" is %s', (search, filter) => expect(filterFromSearch(search, FILTERS)).toBe(filter))

test.each([
  [ALL, [[WEB], [WEB, APP], [WEB, APP]], undefined, 'All 3 projects; 2 in several categories, listed only here', 0],
  [ALL, [[WEB]], undefined, '1 project', 0],
  [ALL, [[WEB], [WEB, APP]], 'each', 'All 2 projects', 0],
  [WEB, [[WEB], [WEB], [WEB, APP]], undefined, `2 projects under ${WEB}`, 1],
  [WEB, [[WEB], [WEB], [WEB, APP]], 'each', `3 projects under ${WEB}`, 0],
] as const)('%s of %j, listed under %s, says "%s", and leaves out %d', (filter, categories, several, text, left) => {
  expect([resultText, countShared].map((say) => say(filter, categories, several))).toEqual([text, left])
})

test('a single category is no filter', () => expect(filtersOf([WEB])).toEqual([ALL]))

test('the gallery has a cell for each card in full rows of twelve columns', () => {
  const SPANS: Record<GalleryCell, number> = { wide: 12, 'wide-flip': 12, seven: 7, five: 5, four: 4, 'four-first': 4 }
  for (let count = 0; count <= 40; count++) {
    const cells = galleryCells(count)
    expect(cells).toHaveLength(count)
    let column = 0
    for (const cell of cells) {
      // No card is wider than what is left of its row.
      expect(column + SPANS[cell]).toBeLessThanOrEqual(12)
      column = (column + SPANS[cell]) % 12
    }
    expect(column).toBe(0)
  }
})

/** The filter that shows everything; also what any unknown value of the URL stands for. */
export const ALL = 'All'

/**
 * Whether a project stands under a filter: all do under All; under any other, only those whose category list has exactly
 * one entry and that entry is the filter. A project of both categories therefore appears under All alone.
 */
export function matchesFilter(filter: string, category: readonly string[]): boolean {
  return filter === ALL || (category.length === 1 && category[0] === filter)
}

/** How many projects stand under a filter. */
export function countFor(filter: string, categories: readonly (readonly string[])[]): number {
  return categories.filter((category) => matchesFilter(filter, category)).length
}

/** How many projects of this category a filter leaves out because they belong to another one too. */
export function countShared(filter: string, categories: readonly (readonly string[])[]): number {
  if (filter === ALL) return 0
  return categories.filter((category) => category.length > 1 && category.includes(filter)).length
}

/** The filter that a query string asks for: one of `filters`, else All. Whatever a visitor types is only compared. */
export function filterFromSearch(search: string, filters: readonly string[]): string {
  const wanted = new URLSearchParams(search).get('category')
  return filters.find((filter) => filter === wanted) ?? ALL
}

/** Where a card stands in its row; the row's pictures share one height and differ in width. */
export type GalleryCell = 'wide' | 'wide-flip' | 'seven' | 'five' | 'four' | 'four-first'

/** Rows of one, two, three and two cards, then the same mirrored. */
const ROWS: readonly (readonly GalleryCell[])[] = [
  ['wide'],
  ['seven', 'five'],
  ['four-first', 'four', 'four'],
  ['five', 'seven'],
  ['wide-flip'],
  ['five', 'seven'],
  ['four-first', 'four', 'four'],
  ['seven', 'five'],
]

/** A cell for each of `count` cards, in order. Every row is full: what is left over at the end makes a shorter row. */
export function galleryCells(count: number): GalleryCell[] {
  const cells: GalleryCell[] = []
  for (let row = 0; cells.length < count; row++) {
    const left = count - cells.length
    const wanted = ROWS[row % ROWS.length] ?? ['wide']
    const flipped = row % 2 === 1
    if (left >= wanted.length) cells.push(...wanted)
    else if (left === 2) cells.push(...(flipped ? (['five', 'seven'] as const) : (['seven', 'five'] as const)))
    else cells.push(flipped ? 'wide-flip' : 'wide')
  }
  return cells
}

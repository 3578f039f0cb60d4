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

/** The width of a card in its row, in twelfths; styled by project-card.css. */
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

/** The cells of `count` cards, in order. Every row is full: the remaining cards make a row with fewer columns. */
export function galleryCells(count: number): GalleryCell[] {
  const cells: GalleryCell[] = []
  for (let row = 0; cells.length < count; row++) {
    const remaining = count - cells.length
    const rowCells = ROWS[row % ROWS.length] ?? ['wide']
    const flipped = row % 2 === 1
    if (remaining >= rowCells.length) cells.push(...rowCells)
    else if (remaining === 2) cells.push(...(flipped ? (['five', 'seven'] as const) : (['seven', 'five'] as const)))
    else cells.push(flipped ? 'wide-flip' : 'wide')
  }
  return cells
}

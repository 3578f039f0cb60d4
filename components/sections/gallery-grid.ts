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

/**
 * The cells of `count` cards, in order, beginning with a row of ROWS. Every row is full: the remaining cards make a row with
 * fewer columns, mirrored from the one before.
 */
export function galleryCells(count: number, firstRow = 0): GalleryCell[] {
  const cells: GalleryCell[] = []
  for (let row = firstRow; cells.length < count; row++) {
    const remaining = count - cells.length
    const rowCells = ROWS[row % ROWS.length] ?? ['wide']
    if (remaining >= rowCells.length) cells.push(...rowCells)
    else if (remaining === 2)
      cells.push(...(cells.at(-1) === 'five' ? (['five', 'seven'] as const) : (['seven', 'five'] as const)))
    else cells.push(row % 2 === 1 ? 'wide-flip' : 'wide')
  }
  return cells
}

/** The cells of a few cards: rows of two and three, after a row of one when their number is odd. */
export const cellsOfFew = (count: number): GalleryCell[] => galleryCells(count, count % 2 === 1 ? 0 : 1)

export const isWide = (cell: GalleryCell | undefined): boolean => cell === 'wide' || cell === 'wide-flip'

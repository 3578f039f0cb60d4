import { columnSizes, SINGLE_COLUMN, TWO_COLUMNS } from '@/components/ui/picture-sizes'

/** The width of a card in its row, in twelfths. */
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

export const GALLERY_GRID =
  'wrap mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 md:gap-y-14 lg:mt-10 lg:grid-cols-12 lg:gap-y-5'

/** The classes of cells in a grid with two columns from 48rem, and twelve from 64rem. */
export const CELL_CLASSES: Record<GalleryCell, string> = {
  wide: 'md:col-span-2 lg:col-span-12',
  'wide-flip': 'md:col-span-2 lg:col-span-12',
  seven: 'lg:col-span-7',
  five: 'lg:col-span-5',
  four: 'lg:col-span-4',
  'four-first': 'md:max-lg:col-span-2 lg:col-span-4',
}

const COLUMNS: Record<GalleryCell, number> = { wide: 12, 'wide-flip': 12, seven: 7, five: 5, four: 4, 'four-first': 4 }

/** The `sizes` of a picture as wide as its cell; in a wide cell it has `wide` columns. `below` applies below 64rem. */
export function cellSizes(cell: GalleryCell, wide = 12, below = { full: SINGLE_COLUMN, half: TWO_COLUMNS }): string {
  const isFull = isWide(cell) || cell === 'four-first'
  return columnSizes(isWide(cell) ? wide : COLUMNS[cell], isFull ? below.full : below.half)
}

export const isWide = (cell: GalleryCell | undefined): boolean => cell === 'wide' || cell === 'wide-flip'

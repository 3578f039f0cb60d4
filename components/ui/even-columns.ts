import type { CSSProperties } from 'react'

/** The number of columns, at most `max`, that fills rows evenly: 4 items with `max` 3 make 2 columns. */
export const evenColumns = (count: number, max: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / max)))

/** `evenColumns` as a style for a grid with the class `grid-cols-(--columns)`. */
export const columns = (count: number, max: number): CSSProperties => ({
  '--columns': `repeat(${evenColumns(count, max)}, minmax(0, 1fr))`,
})

/**
 * A style for a flex row that wraps, with the class `basis-(--basis)` on growing items: as many in a row as `evenColumns`,
 * wider in a row with fewer. Nine tenths of the row, because the gaps need the rest.
 */
export const growingColumns = (count: number, max: number): CSSProperties => ({
  '--basis': `${90 / evenColumns(Math.max(1, count), max)}%`,
})

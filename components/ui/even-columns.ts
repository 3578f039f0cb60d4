import type { CSSProperties } from 'react'

/** The number of columns, at most `max`, that fills rows evenly: 4 items with `max` 3 make 2 columns. */
export const evenColumns = (count: number, max: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / max)))

/** `evenColumns` as a style for a grid with the class `grid-cols-(--columns)`. */
export const columns = (count: number, max: number): CSSProperties => ({
  '--columns': `repeat(${evenColumns(count, max)}, minmax(0, 1fr))`,
})

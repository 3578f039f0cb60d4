import type { CSSProperties } from 'react'

/** The number of columns, at most `max`, that fills rows evenly: 4 items with `max` 3 make 2 columns. */
export const evenColumns = (count: number, max: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / max)))

/** `evenColumns` as a style for a grid with the class `grid-cols-(--columns)`. */
export const columns = (count: number, max: number): CSSProperties => ({
  '--columns': `repeat(${evenColumns(count, max)}, minmax(0, 1fr))`,
})

/** The column span of an item in a grid of six columns, from 40 to 64rem: rows of three after up to two rows of two. */
export const tabletSpan = (index: number, count: number): string =>
  index < ([0, 4, 2][count % 3] ?? 0) ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2'

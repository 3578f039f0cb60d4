import type { CSSProperties } from 'react'

/** As many columns, `most` at the most, as leave the last row of `count` items as full as the others: 4 of 3 make 2 and 2. */
export const evenColumns = (count: number, most: number): number =>
  Math.ceil(count / Math.max(1, Math.ceil(count / most)))

/** The same for a grid with the class `grid-cols-(--columns)`, which takes a breakpoint. */
export const columns = (count: number, most: number): CSSProperties => ({
  '--columns': `repeat(${evenColumns(count, most)}, minmax(0, 1fr))`,
})

/**
 * Between 40 and 64rem, in a grid of six: threes fill the rows, and as many of the first as these leave over stand in pairs.
 */
export const threesOfSix = (index: number, count: number): string =>
  index < ([0, 4, 2][count % 3] ?? 0) ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2'

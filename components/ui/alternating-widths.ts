export type AlternatingWidth = 'full' | 'wide' | 'narrow'

/** The width of a grid item: rows of wide and narrow, mirrored in each second row. With an odd `count` the first is a full row. */
export function alternatingWidth(index: number, count: number): AlternatingWidth {
  const position = index - (count % 2)
  if (position < 0) return 'full'
  return position % 4 === 0 || position % 4 === 3 ? 'wide' : 'narrow'
}

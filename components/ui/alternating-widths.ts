export type AlternatingWidth = 'whole' | 'long' | 'short'

/** How wide an item of a wall is: pairs of long and short, turned round in each row; of an odd number the first stands alone. */
export function alternatingWidth(index: number, count: number): AlternatingWidth {
  const place = index - (count % 2)
  if (place < 0) return 'whole'
  return place % 4 === 0 || place % 4 === 3 ? 'long' : 'short'
}

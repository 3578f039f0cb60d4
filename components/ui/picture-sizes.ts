/**
 * What a picture asks for below 64rem, where most stand alone in their row: on a phone three quarters of what it takes.
 * The screens of phones are so fine that nobody sees the last quarter of sharpness, which is four tenths of the bytes. */
export const ALONE = '(min-width: 48rem) 92vw, 70vw'
/** The same for one from edge to edge. */
export const EDGES = '(min-width: 48rem) 100vw, 76vw'
/** What it takes there where two stand in a row from 48rem on. */
export const HALF = '(min-width: 48rem) 46vw, 70vw'

/**
 * The `sizes` of a picture that spans `count` of the twelve columns of `.wrap`, from 64rem on. There the gap is 1.5rem and
 * the margin about 4vw; from 86rem on, nothing grows. `below` holds for narrower windows.
 */
export function columnSizes(count: number, below = ALONE): string {
  const widest = ((80 + 1.5) * count) / 12 - 1.5
  const share = Math.ceil((92 * count) / 12 - 2 * (1 - count / 12))
  return `(min-width: 86rem) ${Math.round(widest)}rem, (min-width: 64rem) ${share}vw, ${below}`
}

/** Six columns, but for the room that is left round the object. */
export const insideSixColumns = (below = ALONE): string => `(min-width: 86rem) 39rem, (min-width: 64rem) 42vw, ${below}`

/** No screen that is made has more device pixels to a pixel. */
const DENSEST = 4

/** How many device pixels `sizes` can ask for; Infinity where it goes with the window. */
export function widestNeeded(sizes: string): number {
  const lengths = sizes.split(/,(?![^(]*\))/).map((part) => /(?:^|\s)([\d.]+)(rem|px)\s*$/.exec(part))
  const pixels = lengths.map((found) =>
    found ? Number(found[1]) * (found[2] === 'rem' ? 16 : 1) : Number.POSITIVE_INFINITY,
  )
  return Math.max(...pixels) * DENSEST
}

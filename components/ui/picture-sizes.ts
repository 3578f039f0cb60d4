/**
 * `sizes` below 64rem of a picture in a row of its own. On phones it is three quarters of the actual width: the difference
 * is not visible at their pixel density and saves four tenths of the bytes.
 */
export const SINGLE_COLUMN = '(min-width: 48rem) 92vw, 70vw'
/** The same for a picture as wide as the viewport. */
export const FULL_BLEED = '(min-width: 48rem) 100vw, 76vw'
/** The same for two pictures in a row from 48rem. */
export const TWO_COLUMNS = '(min-width: 48rem) 46vw, 70vw'
/** The same for a picture with a width in rem. */
export const fixedWidth = (rem: number) => `(min-width: 48rem) ${rem}rem, ${rem * 0.75}rem`

/**
 * The `sizes` of a picture that spans `count` of the twelve columns of `.wrap`, which has gaps of 1.5rem, margins of about
 * 4vw and its maximum width at 86rem. `below` applies below 64rem.
 */
export function columnSizes(count: number, below = SINGLE_COLUMN): string {
  const widest = ((80 + 1.5) * count) / 12 - 1.5
  const share = Math.ceil((92 * count) / 12 - 2 * (1 - count / 12))
  return `(min-width: 86rem) ${Math.round(widest)}rem, (min-width: 64rem) ${share}vw, ${below}`
}

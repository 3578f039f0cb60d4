import type { PictureVariant } from './picture-manifest.ts'
import * as paths from './url-paths.ts'

/** The highest `devicePixelRatio` of current screens. */
const MAX_PIXEL_RATIO = 4

/** The width in device pixels that `sizes` needs at most; Infinity when it depends on the viewport. */
function maxDevicePixels(sizes: string): number {
  const lengths = sizes.split(/,(?![^(]*\))/).map((part) => /(?:^|\s)([\d.]+)(rem|px)\s*$/.exec(part))
  const pixels = lengths.map((found) =>
    found ? Number(found[1]) * (found[2] === 'rem' ? 16 : 1) : Number.POSITIVE_INFINITY,
  )
  return Math.max(...pixels) * MAX_PIXEL_RATIO
}

/** The `srcset` of the files that a browser can choose with `sizes`. */
export const sourceSet = (files: PictureVariant['sources']['avif'], sizes: string) => {
  const maxWidth = maxDevicePixels(sizes)
  const largest = files.findIndex(({ width }) => width >= maxWidth)
  return files
    .slice(0, largest < 0 ? files.length : largest + 1)
    .map(({ url, width }) => `${paths.withBasePath(url)} ${width}w`)
    .join(', ')
}

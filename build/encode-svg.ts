import sharp from 'sharp'
import { optimize } from 'svgo'

/** The drawing in fewer bytes, with the size of its `viewBox` only. Throws when it cannot be read. */
export function optimiseSvg(source: string): string {
  const { data } = optimize(source, {
    multipass: true,
    plugins: ['preset-default', 'removeDimensions', 'removeTitle', 'removeScripts'],
  })
  return data
}

/** The density at which `units` of an SVG are drawn in so many pixels: at 72, sharp's default, one is one; it takes 1 to 100,000. */
export const densityFor = (pixels: number, units: number): number =>
  Math.min(100_000, Math.max(1, (72 * pixels) / units))

/** The drawing in pixels, about `width` of them wide. */
export async function rasterise(source: string, width: number): Promise<Buffer> {
  const svg = Buffer.from(optimiseSvg(source))
  const { width: units } = await sharp(svg).metadata()
  return sharp(svg, { density: densityFor(width, units) })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

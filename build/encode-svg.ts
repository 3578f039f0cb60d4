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

/** The drawing in pixels, about `width` of them wide. */
export async function rasterise(source: string, width: number): Promise<Buffer> {
  const svg = Buffer.from(optimiseSvg(source))
  const { width: units } = await sharp(svg).metadata()
  const density = Math.min(100_000, Math.max(1, (72 * width) / units))
  return sharp(svg, { density }).png({ compressionLevel: 1 }).toBuffer()
}

/** Makes the masters, as WebP, of what Blender wrote. */
import sharp from 'sharp'
import { outputFile } from '../lib/output-file.ts'

/** Bytes. The check of the masters allows 250 KB. */
const HEAVIEST = 245_000
const QUALITIES = [86, 84, 80, 76, 72, 68, 64, 60, 56, 52]
/** Alpha up to this counts as empty, and this much of the width stays around what is not. */
const [EMPTY, MARGIN] = [12, 0.008]

/** Writes the lights of one picture together, so that a crop leaves day and night in the same place, to the pixel. */
export async function writeMasters(
  files: readonly { from: string; to: string }[],
  { size, crop, heaviest = HEAVIEST }: { size?: { width: number; height?: number }; crop?: true; heaviest?: number },
): Promise<void> {
  const area = crop ? await filledArea(files.map(({ from }) => from)) : undefined
  for (const { from, to } of files) {
    let image = sharp(from)
    if (area) image = image.extract(area)
    if (size) image = image.resize({ ...size, kernel: 'lanczos3' })
    if ((await sharp(from).stats()).isOpaque) image = image.removeAlpha()
    outputFile(to, await small(await image.png().toBuffer(), heaviest))
  }
}

async function small(png: Buffer, heaviest: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, alphaQuality: 95, effort: 6 }).toBuffer()
    if (webp.length <= heaviest) return webp
  }
  throw new Error(`more than ${heaviest} bytes even at the lowest quality`)
}

/** The smallest rectangle that holds what is to be seen in any of the files. */
async function filledArea(files: readonly string[]) {
  let [left, top, right, bottom, width, height] = [Infinity, Infinity, 0, 0, 0, 0]
  for (const file of files) {
    const { data, info } = await sharp(file).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true })
    ;({ width, height } = info)
    for (const [index, alpha] of data.entries()) {
      if (alpha <= EMPTY) continue
      const [x, y] = [index % width, Math.floor(index / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const margin = Math.round(Math.max(width, height) * MARGIN)
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)]
  return {
    left: x,
    top: y,
    width: Math.min(width, right + margin) - x,
    height: Math.min(height, bottom + margin) - y,
  }
}

import sharp from 'sharp'
import { contrast } from '../lib/colours/adjust.ts'
import { checkSvg, type Flaw, type SvgRules } from './check-svg.ts'
import { densityFor } from './encode-svg.ts'
import { readSvg } from './inspect-master.ts'

export const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** An SVG as a square PNG of `size` pixels, drawn at that size, whole and centred. Throws when it cannot be drawn. */
export async function renderLogo(svg: Buffer, size: number): Promise<Buffer> {
  const { format, width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
  if (format !== 'svg') throw new Error(`it is a file of the type ${format}`)
  return sharp(svg, { density: densityFor(size, Math.max(width, height)) })
    .resize(size, size, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer()
}

const DRAWABLE = 'an SVG file that can be drawn'
/** Larger than it needs to be, with pixels, or saved to be edited in Illustrator, a logo is drawn all the same. */
const OF_LOGO: SvgRules = {
  min: 0,
  max: Number.POSITIVE_INFINITY,
  example: '0 0 48 48',
  more: ['image', 'foreignObject'],
  media: true,
}

/** What is wrong with a logo, by the rules for drawings in the content; undefined for a usable one. */
export async function logoFlaw(svg: Buffer): Promise<Flaw | undefined> {
  const { source = '', flaw: unread } = await readSvg(svg)
  const flaw = unread ?? checkSvg(source, OF_LOGO).flaws[0]
  if (flaw) return flaw
  try {
    const { channels } = await sharp(await renderLogo(svg, 64)).stats()
    return channels[3]?.max === 0 ? { line: 1, expected: DRAWABLE, got: 'one that is blank' } : undefined
  } catch (error) {
    return { line: 1, expected: DRAWABLE, got: `${error instanceof Error ? error.message.split('\n')[0] : error}` }
  }
}

/** How many times as long as its shorter side the longer one of a logo is. */
export async function elongationOf(svg: Buffer): Promise<number> {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
  return Math.max(width, height) / Math.min(width, height)
}

const MIN_CONTRAST = 1.5

/** Whether most of the logo hardly stands out from the background, `#rrggbb`. */
export async function isHardToSee(svg: Buffer, background: string): Promise<boolean> {
  const png = await renderLogo(svg, 64)
  const opacity = await sharp(png).extractChannel('alpha').raw().toBuffer()
  const colours = (await sharp(png).flatten({ background }).raw().toBuffer()).toString('hex').match(/.{6}/g) ?? []
  const drawn = colours.filter((_, index) => (opacity[index] ?? 0) > 127)
  const faint = new Set([...new Set(drawn)].filter((colour) => contrast(`#${colour}`, background) < MIN_CONTRAST))
  return drawn.filter((colour) => faint.has(colour)).length > drawn.length / 2
}

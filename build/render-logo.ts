import sharp from 'sharp'
import { contrast } from '../lib/colours/adjust.ts'

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
/** Pixels per inch, at which a length of an SVG without units is one pixel; and the limits of sharp. */
const [DENSITY, MIN_DENSITY, MAX_DENSITY] = [72, 1, 100_000]

/** An SVG as a square PNG of `size` pixels, drawn at that size, whole and centred. Throws when it cannot be drawn. */
export async function renderLogo(svg: Buffer, size: number): Promise<Buffer> {
  const { format, width, height } = await sharp(svg, { density: DENSITY, limitInputPixels: false }).metadata()
  if (format !== 'svg') throw new Error(`it is a file of the type ${format}`)
  const density = (DENSITY * size) / Math.max(width, height)
  return sharp(svg, { density: Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, density)) })
    .resize(size, size, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer()
}

/** What is wrong with a logo, as the end of a sentence that begins with its name; undefined for a usable one. */
export async function logoProblem(svg: Buffer): Promise<string | undefined> {
  const text = svg.toString()
  if (!/<svg[^>]*\bviewBox=/.test(text)) return 'is no SVG file with a viewBox'
  if (/<(?:image|use)\b[^>]*\bhref\s*=\s*["'](?!data:|#)/i.test(text))
    return 'links to another file, which is not drawn'
  try {
    const { channels } = await sharp(await renderLogo(svg, 64)).stats()
    return channels[3]?.max === 0 ? 'is blank' : undefined
  } catch (error) {
    return `is no SVG file that can be drawn: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  }
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

import { SaxesParser } from 'saxes'
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

const SVG = 'http://www.w3.org/2000/svg'
const NO_DRAWING = 'is no SVG file that can be drawn'
const LINK = 'links to another file, which is not drawn'
const OTHER_FILE = /@import|url\(\s*["']?(?!["']?(?:#|data:))/i

/** What browsers would not show as it is meant, although the file can be rendered. */
function markupProblem(text: string): string | undefined {
  const problems: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  let depth = 0
  parser.on('error', ({ message }) => problems.push(`${NO_DRAWING}: ${message}`))
  parser.on('doctype', (doctype) => {
    // Illustrator writes addresses as entities.
    for (const [, name = '', value = ''] of doctype.matchAll(/<!ENTITY\s+(\S+)\s+["']([^"']*)["']/g))
      parser.ENTITIES[name] = value
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes)
    if (depth++ === 0) problems.push(...rootProblem(local, uri, attributes.viewBox?.value))
    if (local === 'script' || values.some((one) => /^on/i.test(one.local)))
      problems.push('has scripts, which no picture may run')
    if (/^(animate|set$)/.test(local)) problems.push('is animated, which visitors could not stop')
    if (local === 'text') problems.push('has text, which would be in another font on each system: convert it to paths')
    const links = values.filter((one) => one.local === 'href' && /^(image|use)$/.test(local))
    if (links.some(({ value }) => !/^\s*(data:|#)/.test(value)) || values.some(({ value }) => OTHER_FILE.test(value)))
      problems.push(LINK)
  })
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (css) => {
      if (OTHER_FILE.test(css)) problems.push(LINK)
    })
  parser.write(text).close()
  return problems[0]
}

function rootProblem(name: string, namespace: string, viewBox?: string): string[] {
  if (name !== 'svg') return [`${NO_DRAWING}: it begins with <${name}>`]
  if (viewBox === undefined) return ['is no SVG file with a viewBox']
  const [x, y, width = 0, height = 0, ...more] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isValid = Number.isFinite(x) && Number.isFinite(y) && width > 0 && height > 0 && more.length === 0
  if (!isValid) return ['is no SVG file with a viewBox of four numbers, such as viewBox="0 0 48 48"']
  return namespace === SVG ? [] : [`has no xmlns="${SVG}", without which browsers show nothing`]
}

/** What is wrong with a logo, as the end of a sentence that begins with its name; undefined for a usable one. */
export async function logoProblem(svg: Buffer): Promise<string | undefined> {
  const problem = markupProblem(svg.toString())
  if (problem) return problem
  try {
    const { channels } = await sharp(await renderLogo(svg, 64)).stats()
    return channels[3]?.max === 0 ? 'is blank' : undefined
  } catch (error) {
    return `${NO_DRAWING}: ${error instanceof Error ? error.message.split('\n')[0] : error}`
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

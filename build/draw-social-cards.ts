/**
 * Draws the social card of every route into public/assets/social: the page's title beside its picture, at 1200×630 pixels
 * (the size that consumers of Open Graph recommend). Unchanged cards are copied from .cache/social.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import sharp, { type Sharp } from 'sharp'
import subsetFont from 'subset-font'
import { textOn } from '../lib/colours/adjust.ts'
import { dayBackground } from '../lib/colours/day.ts'
import { markInColours } from '../lib/colours/mark.ts'
import { loadContent } from '../lib/content/load.ts'
import { dayFiles } from '../lib/content/picture-files.ts'
import type { PictureEntry } from '../lib/pictures.ts'
import { allRoutes } from '../lib/routes.ts'
import { socialCardName } from '../lib/seo/metadata.ts'
import { MASTERS } from './check-picture-masters.ts'
import { readArguments } from './command-line.ts'
import { rasterise } from './encode-svg.ts'
import { withProgress } from './with-progress.ts'

readArguments('npm run build runs this. It draws the social card of each page.', {})

/** Part of the cache key: raise it when the drawing below changes. */
const VERSION = 5
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 56
/** Before transparent margins are trimmed. */
const PICTURE_WIDTH = 1100
const OUT = 'public/assets/social'
const CACHE = '.cache/social'
const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
/** Sizes of the headline in pixels. Chats show the card at a quarter of its size. */
const [LARGEST, SMALLEST] = [168, 64]
const LINE_HEIGHT = 0.94
/** From the wordmark to the lower margin. */
const HEADLINE_HEIGHT = HEIGHT - 2 * MARGIN - 110

interface Card {
  brand: string
  headline: string
  picture: Buffer
  isOpaque: boolean
  background: string
  ink: string
}

const printable = Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')
const face = await subsetFont(readFileSync(createRequire(import.meta.url).resolve(FACE)), printable, {
  targetFormat: 'sfnt',
  variationAxes: { opsz: 96, wdth: 100, wght: 700 },
})
const fonts = [{ name: 'Display', data: face, weight: 700 as const, style: 'normal' as const }]

/** satori takes React elements or objects of this shape. */
const box = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

const HEADLINE = { fontFamily: 'Display', letterSpacing: '-0.025em', whiteSpace: 'nowrap' }

/** The width of a text in font sizes. */
async function widthOf(text: string): Promise<number> {
  const svg = await satori(box({ ...HEADLINE, fontSize: 100 }, text), { height: 200, fonts })
  return Number(/width="([\d.]+)"/.exec(svg)?.[1]) / 100
}

/** The lines of the headline, and the largest size at which they fit into `width`. */
async function fitHeadline(headline: string, width: number): Promise<{ size: number; lines: string[] }> {
  const words = headline.split(' ')
  const space = (await widthOf('a a')) - (await widthOf('aa'))
  const widths = await Promise.all(words.map(widthOf))
  for (let size = LARGEST; ; size -= 2) {
    const lines: string[] = []
    let used = Number.POSITIVE_INFINITY
    for (const [index, word] of words.entries()) {
      const wordWidth = (widths[index] ?? 0) * size
      if (used + space * size + wordWidth <= width) {
        lines.push(`${lines.pop()} ${word}`)
        used += space * size + wordWidth
      } else {
        lines.push(word)
        used = wordWidth
      }
    }
    const isNarrow = widths.every((wordWidth) => wordWidth * size <= width)
    const fits = isNarrow && lines.length * size * LINE_HEIGHT <= HEADLINE_HEIGHT
    if (fits || size <= SMALLEST) return { size, lines }
  }
}

/** Brand and headline as an SVG; the headline is at most `width` pixels wide. */
async function drawText({ brand, headline, ink }: Card, width: number): Promise<string> {
  const { size, lines } = await fitHeadline(headline, width)
  const text = box(
    {
      width: WIDTH - 2 * MARGIN,
      height: HEIGHT - 2 * MARGIN,
      margin: MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: ink,
      fontFamily: 'Display',
    },
    [
      box({ fontSize: 60, lineHeight: 1, letterSpacing: '-0.025em', paddingLeft: 92 }, brand),
      box(
        {
          flexDirection: 'column',
          fontSize: size,
          lineHeight: LINE_HEIGHT,
          margin: `0 0 -${size * 0.1}px -${size * 0.04}px`,
        },
        lines.map((line) => box(HEADLINE, line)),
      ),
    ],
  )
  return satori(text, { width: WIDTH, height: HEIGHT, fonts })
}

const pixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true })

/** An opaque picture fills the right side of the card; a cut-out one stands on the background, near its edges. */
async function draw(card: Card): Promise<Buffer> {
  const picture = sharp(card.picture)
  let scene = picture.resize(620, HEIGHT, { fit: 'cover' })
  if (!card.isOpaque) {
    // Flattened first, because resizing an edge with transparency leaves a light fringe.
    const { data, info } = await pixels(picture.flatten({ background: card.background }).resize(PICTURE_WIDTH))
    scene = sharp(data, { raw: info }).trim({ background: card.background }).resize(610, 560, { fit: 'inside' })
  }
  const { data, info } = await pixels(scene)
  const left = WIDTH - info.width - (card.isOpaque ? 0 : 24)
  const top = card.isOpaque ? 0 : HEIGHT - info.height - 24
  const icon = Buffer.from(markInColours({ ...colours, ink: card.ink }))
  const textWidth = (card.isOpaque ? left - 40 : Math.min(left - 12, 620)) - MARGIN
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.background } })
    .composite([
      { input: data, raw: info, left, top },
      { input: Buffer.from(await drawText(card, textWidth)), left: 0, top: 0 },
      { input: await sharp(icon, { density: 300 }).resize(80).png().toBuffer(), left: MARGIN - 4, top: MARGIN - 10 },
    ])
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** The file of the picture by day. */
function masterOf(picture: string): string {
  const found = dayFiles(picture)
    .map((file) => `${MASTERS}/${file}`)
    .find((file) => existsSync(file))
  if (!found) throw new Error(`${MASTERS}/${picture} is missing: a social card needs it`)
  return found
}

const content = loadContent()
const colours = content.site.colours
/** Saturated, to stand out from light and dark chat windows. */
const backgrounds = [colours.marigold, colours.sky, colours.teal, dayBackground('sand', colours)]
rmSync(OUT, { recursive: true, force: true })
for (const folder of [CACHE, OUT]) mkdirSync(folder, { recursive: true })

const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync('.generated/pictures.json', 'utf8'))
const routes = allRoutes(content)
await withProgress('social card', routes, async (route, index) => {
  const file = masterOf(route.picture)
  const picture = readFileSync(file)
  const isOpaque = !manifest[route.picture]?.day.cutOut
  const background = backgrounds[index % backgrounds.length] ?? colours.paper
  const ink = textOn(background, colours)
  const headline = route.path === '/' ? content.home.hero.headline : route.title
  const texts = JSON.stringify([VERSION, content.site.brand, headline, background, markInColours({ ...colours, ink })])
  const key = createHash('sha256').update(picture).update(texts).digest('hex')
  const cached = `${CACHE}/${key}.jpg`
  if (!existsSync(cached)) {
    const pixels = file.endsWith('.svg') ? await rasterise(picture.toString(), PICTURE_WIDTH) : picture
    const card = { brand: content.site.brand, headline, picture: pixels, isOpaque, background, ink }
    writeFileSync(cached, await draw(card))
  }
  copyFileSync(cached, `${OUT}/${socialCardName(route.path)}`)
})
console.log(`${routes.length} social cards in ${OUT}`)

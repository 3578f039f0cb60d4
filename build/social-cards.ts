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
import { loadContent } from '../lib/content/load.ts'
import type { PictureEntry } from '../lib/pictures.ts'
import { allRoutes } from '../lib/routes.ts'
import { socialCardName } from '../lib/seo/metadata.ts'
import { readArguments } from './command-line.ts'
import { MASTERS } from './picture-master-limits.ts'
import { withProgress } from './run-with-progress.ts'

readArguments('npm run build runs this. It draws the social card of each page.', {})

/** Part of the cache key: raise it when the drawing below changes. */
const VERSION = 2
const [WIDTH, HEIGHT] = [1200, 630]
const OUT = 'public/assets/social'
const CACHE = '.cache/social'
const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const BACKGROUNDS = ['#f1e6d2', '#cfe3ec', '#f4b23a', '#fbf6ec']

interface Card {
  brand: string
  headline: string
  /** Of the headline, in pixels. */
  size: number
  picture: Buffer
  isOpaque: boolean
  icon: Buffer
  background: string
}

const printable = Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')
const face = await subsetFont(readFileSync(createRequire(import.meta.url).resolve(FACE)), printable, {
  targetFormat: 'sfnt',
  variationAxes: { opsz: 96, wdth: 100, wght: 700 },
})

/** satori takes React elements or objects of this shape. */
const box = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** Brand and headline as an SVG; the headline is `width` pixels wide. */
function drawText({ brand, headline, size }: Card, width: number): Promise<string> {
  const text = box(
    {
      width: WIDTH - 128,
      height: HEIGHT - 124,
      margin: '64px 64px 60px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: '#1c1a24',
      fontFamily: 'Display',
    },
    [
      box({ fontSize: 44, letterSpacing: '-0.03em', paddingLeft: 66 }, brand),
      box({ fontSize: size, lineHeight: 0.98, letterSpacing: '-0.04em', width }, headline),
    ],
  )
  return satori(text, {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Display', data: face, weight: 700, style: 'normal' }],
  })
}

const pixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true })

/** An opaque picture fills the right side of the card; a cut-out one is placed on the background. */
async function draw(card: Card): Promise<Buffer> {
  const picture = sharp(card.picture)
  let scene = picture.resize(680, HEIGHT, { fit: 'cover' })
  if (!card.isOpaque) {
    // Resized first, because `trim` takes most of the time.
    const { data, info } = await pixels(picture.resize(1000))
    scene = sharp(data, { raw: info }).trim().resize(560, 540, { fit: 'inside' })
  }
  const { data, info } = await pixels(scene)
  const left = WIDTH - info.width - (card.isOpaque ? 0 : 40)
  const top = card.isOpaque ? 0 : HEIGHT - info.height - 45
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.background } })
    .composite([
      { input: data, raw: info, left, top },
      { input: Buffer.from(await drawText(card, card.isOpaque ? 420 : 512)), left: 0, top: 0 },
      { input: await sharp(card.icon, { density: 200 }).resize(56).png().toBuffer(), left: 60, top: 62 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer()
}

function masterOf(picture: string): string {
  const found = [`${picture}.webp`, `${picture}.day.webp`].map((file) => `${MASTERS}/${file}`).find(existsSync)
  if (!found) throw new Error(`${MASTERS}/${picture}.webp is missing: a social card needs it`)
  return found
}

const content = loadContent()
const icon = readFileSync('app/icon.svg')
rmSync(OUT, { recursive: true, force: true })
for (const folder of [CACHE, OUT]) mkdirSync(folder, { recursive: true })

const manifest: Record<string, PictureEntry> = JSON.parse(readFileSync('.generated/pictures.json', 'utf8'))
const routes = allRoutes(content)
await withProgress('social card', routes, async (route, index) => {
  const picture = readFileSync(masterOf(route.picture))
  const isOpaque = !manifest[route.picture]?.day.transparent
  const background = BACKGROUNDS[index % BACKGROUNDS.length] ?? ''
  const headline = route.path === '/' ? content.home.hero.headline : route.title
  const size = route.title.length > 24 ? 74 : 92
  const texts = JSON.stringify([VERSION, content.site.brand, headline, size, background])
  const key = createHash('sha256').update(picture).update(icon).update(texts).digest('hex')
  const cached = `${CACHE}/${key}.jpg`
  const card = { brand: content.site.brand, headline, size, picture, isOpaque, icon, background }
  if (!existsSync(cached)) writeFileSync(cached, await draw(card))
  copyFileSync(cached, `${OUT}/${socialCardName(route.path)}`)
})
console.log(`${routes.length} social cards in ${OUT}`)

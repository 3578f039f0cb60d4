/**
 * Draws the social card of every route into public/assets/social: the page's title beside its picture, at 1200×630 pixels
 * (the size that consumers of Open Graph recommend). Unchanged cards are copied from .cache/social.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { loadContent } from '../lib/content/load.ts'
import type { PictureEntry } from '../lib/pictures.ts'
import { allRoutes } from '../lib/routes.ts'
import { socialCardName } from '../lib/seo/metadata.ts'
import { MASTERS } from './check-picture-masters.ts'
import { readArguments } from './command-line.ts'
import { renderLogo } from './render-logo.ts'
import { drawText, missingLetters } from './social-card-text.ts'
import { withProgress } from './with-progress.ts'

readArguments('npm run build runs this. It draws the social card of each page.', {})

/** Part of the cache key: raise it when the drawing below changes. */
const VERSION = 6
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 56
const OUT = 'public/assets/social'
const CACHE = '.cache/social'
const [INK, PAPER] = ['#1c1a24', '#fbf6ec']
/** Saturated, to stand out from light and dark chat windows. */
const FLOORS = [
  { background: '#f4b23a', ink: INK },
  { background: '#a9cfe0', ink: INK },
  { background: '#12756b', ink: PAPER },
  { background: '#ecd9b4', ink: INK },
]

interface Card {
  brand: string
  headline: string
  picture: Buffer
  isOpaque: boolean
  icon: Buffer
  background: string
  ink: string
}

const pixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true })

/** An opaque picture fills the right side of the card; a cut-out one stands on the background, near its edges. */
async function draw(card: Card): Promise<Buffer> {
  const picture = sharp(card.picture)
  let scene = picture.resize(620, HEIGHT, { fit: 'cover' })
  if (!card.isOpaque) {
    // Flattened first, because resizing an edge with transparency leaves a light fringe.
    const { data, info } = await pixels(picture.flatten({ background: card.background }).resize(1100))
    scene = sharp(data, { raw: info }).trim({ background: card.background }).resize(610, 560, { fit: 'inside' })
  }
  const { data, info } = await pixels(scene)
  const left = WIDTH - info.width - (card.isOpaque ? 0 : 24)
  const top = card.isOpaque ? 0 : HEIGHT - info.height - 24
  const icon = Buffer.from(String(card.icon).replace('.roof{stroke:#1c1a24}', `.roof{stroke:${card.ink}}`))
  const textWidth = (card.isOpaque ? left - 40 : Math.min(left - 12, 620)) - MARGIN
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.background } })
    .composite([
      { input: data, raw: info, left, top },
      {
        input: Buffer.from(await drawText(card, { width: WIDTH, height: HEIGHT, margin: MARGIN, textWidth })),
        left: 0,
        top: 0,
      },
      { input: await renderLogo(icon, 80), left: MARGIN - 4, top: MARGIN - 10 },
    ])
    .jpeg({ quality: 86 })
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
  const { background, ink } = FLOORS[index % FLOORS.length] ?? { background: PAPER, ink: INK }
  const headline = route.path === '/' ? content.home.hero.headline : route.title
  const missing = await missingLetters(`${content.site.brand} ${headline}`)
  if (missing.length > 0)
    console.warn(
      `warning  the social card of ${route.path} leaves out ${missing.join(' ')}: the typeface does not have them`,
    )
  const texts = JSON.stringify([VERSION, content.site.brand, headline, background])
  const key = createHash('sha256').update(picture).update(icon).update(texts).digest('hex')
  const cached = `${CACHE}/${key}.jpg`
  const card = { brand: content.site.brand, headline, picture, isOpaque, icon, background, ink }
  if (!existsSync(cached)) writeFileSync(cached, await draw(card))
  copyFileSync(cached, `${OUT}/${socialCardName(route.path)}`)
})
console.log(`${routes.length} social cards in ${OUT}`)

/**
 * Draws the social card of every route into public/assets/social: the page's title beside its picture, at 1200×630 pixels
 * (the size that consumers of Open Graph recommend). Unchanged cards are copied from .cache/social.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { textOn } from '../lib/colours/adjust.ts'
import { dayBackground } from '../lib/colours/day.ts'
import { markInColours } from '../lib/colours/mark.ts'
import { loadContent } from '../lib/content/load.ts'
import { MASTERS } from '../lib/content/picture-files.ts'
import { allRoutes } from '../lib/routes.ts'
import { socialCardName } from '../lib/seo/metadata.ts'
import { markUsed, removeUnused } from './cached-files.ts'
import { readMasters } from './check-picture-masters.ts'
import { readArguments } from './command-line.ts'
import { rasterise } from './encode-svg.ts'
import { renderLogo } from './render-logo.ts'
import { drawable, drawText, missingLetters } from './social-card-text.ts'
import { withProgress } from './with-progress.ts'

readArguments('npm run build runs this. It draws the social card of each page.', {})

/** Part of the cache key: raise it when the drawing below changes. */
const VERSION = 10
const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 56
/** Before transparent margins are trimmed. */
const PICTURE_WIDTH = 1100
const OUT = 'public/assets/social'
const CACHE = '.cache/social'

interface Card {
  brand: string
  headline: string
  picture: Buffer
  isOpaque: boolean
  background: string
  ink: string
}

const rawPixels = (image: Sharp) => image.raw().toBuffer({ resolveWithObject: true })

/** An opaque picture fills the right side of the card; a cut-out one stands on the background, near its edges. */
async function draw(card: Card): Promise<Buffer> {
  const picture = sharp(card.picture).autoOrient()
  let scene = picture.resize(620, HEIGHT, { fit: 'cover' })
  if (!card.isOpaque) {
    // Flattened first, because resizing an edge with transparency leaves a light fringe.
    const { data, info } = await rawPixels(picture.flatten({ background: card.background }).resize(PICTURE_WIDTH))
    scene = sharp(data, { raw: info }).trim({ background: card.background }).resize(610, 560, { fit: 'inside' })
  }
  const { data, info } = await rawPixels(scene)
  const left = WIDTH - info.width - (card.isOpaque ? 0 : 24)
  const top = card.isOpaque ? 0 : HEIGHT - info.height - 24
  const icon = Buffer.from(markInColours({ ...colours, ink: card.ink }))
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

const content = loadContent()
const colours = content.site.colours
/** Saturated, to stand out from light and dark chat windows. */
const backgrounds = [colours.marigold, colours.sky, colours.teal, dayBackground('sand', colours)]
rmSync(OUT, { recursive: true, force: true })
for (const folder of [CACHE, OUT]) mkdirSync(folder, { recursive: true })

const { masters } = await readMasters()
const routes = allRoutes(content)
await withProgress('social card', routes, async (route, index) => {
  const master = masters.find(({ name }) => name.picture === route.picture && name.light !== 'night')
  if (!master) throw new Error(`${MASTERS}/${route.picture} is missing: a social card needs it`)
  const { bytes, facts, name } = master
  const background = backgrounds[index % backgrounds.length] ?? colours.paper
  const ink = textOn(background, colours)
  const headline = route.path === '/' ? content.home.hero.headline : route.title
  const missing = await missingLetters(`${content.site.brand} ${headline}`)
  if (missing.length > 0)
    console.warn(
      `warning  the social card of ${route.path} leaves out ${missing.join(' ')}: the typeface does not have them`,
    )
  const shown = { brand: await drawable(content.site.brand), headline: await drawable(headline) }
  const texts = JSON.stringify([VERSION, shown.brand, shown.headline, background, markInColours({ ...colours, ink })])
  const key = createHash('sha256').update(bytes).update(texts).digest('hex')
  const cached = `${CACHE}/${key}.jpg`
  if (!existsSync(cached)) {
    const picture = name.format === 'svg' ? await rasterise(bytes.toString(), PICTURE_WIDTH) : bytes
    const card = { ...shown, picture, isOpaque: !facts.cutOut, background, ink }
    writeFileSync(cached, await draw(card))
  }
  markUsed(cached)
  copyFileSync(cached, `${OUT}/${socialCardName(route.path)}`)
})
removeUnused(CACHE, '.jpg')
console.log(`${routes.length} social cards in ${OUT}`)

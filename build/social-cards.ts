/**
 * Draws the social card of every route, 1200×630 (Open Graph's common size), with the page's title in the display face
 * beside its picture: public/assets/social/*.jpg. Cards whose text and picture did not change are kept.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { checkedContent } from '../lib/content/checked.ts'
import { socialCardName } from '../lib/seo/metadata.ts'
import { allRoutes, type Route } from '../lib/seo/routes.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const OUT = 'public/assets/social'
const CACHE = '.cache/social'
const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
/** Beside a scene on our ground, and beside a product shot, which fills its side of the card. */
const TEXT_WIDTH = { scene: 512, shot: 420 }
const SHOT_WIDTH = 680
const GROUNDS = ['#f1e6d2', '#cfe3ec', '#f4b23a', '#fbf6ec']

const content = checkedContent('written')
const mark = readFileSync('app/icon.svg')
const printable = Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')
const face = await subsetFont(readFileSync(createRequire(import.meta.url).resolve(FACE)), printable, {
  targetFormat: 'sfnt',
  variationAxes: { opsz: 96, wdth: 100, wght: 700 },
})

/** satori takes React elements or objects of this shape; objects need no JSX here. */
const box = (style: Record<string, unknown>, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

function master(picture: string): string {
  const found = [`${picture}.webp`, `${picture}.day.webp`].map((file) => `content/pictures/${file}`).find(existsSync)
  if (!found) throw new Error(`content/pictures/${picture}.webp is missing: a social card needs it`)
  return found
}

async function draw(route: Route, picture: Buffer, ground: string): Promise<Buffer> {
  const { isOpaque } = await sharp(picture).stats()
  const size = route.title.length > 24 ? 74 : 92
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
      box({ fontSize: 44, letterSpacing: '-0.03em', paddingLeft: 66 }, content.site.brand),
      box(
        {
          fontSize: size,
          lineHeight: 0.98,
          letterSpacing: '-0.04em',
          width: isOpaque ? TEXT_WIDTH.shot : TEXT_WIDTH.scene,
        },
        route.path === '/' ? content.home.hero.headline : route.title,
      ),
    ],
  )
  const svg = await satori(text as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: 'Display', data: face, weight: 700, style: 'normal' }],
  })
  const scene = isOpaque
    ? await sharp(picture).resize(SHOT_WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer()
    : await sharp(picture).trim().resize(560, 540, { fit: 'inside' }).png().toBuffer()
  const { width = 0, height = 0 } = await sharp(scene).metadata()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground } })
    .composite([
      { input: scene, left: WIDTH - width - (isOpaque ? 0 : 40), top: isOpaque ? 0 : HEIGHT - height - 45 },
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: await sharp(mark, { density: 200 }).resize(56).png().toBuffer(), left: 60, top: 62 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

mkdirSync(CACHE, { recursive: true })
mkdirSync(OUT, { recursive: true })
const wanted = new Set<string>()
let drawn = 0
for (const [index, route] of allRoutes(content).entries()) {
  const picture = readFileSync(master(route.picture))
  const ground = GROUNDS[index % GROUNDS.length] ?? '#fbf6ec'
  const key = createHash('sha256')
    .update(picture)
    .update(mark)
    .update(draw.toString() + JSON.stringify([TEXT_WIDTH, SHOT_WIDTH]))
    .update(JSON.stringify([route.title, content.home.hero.headline, content.site.brand, ground]))
    .digest('hex')
  const cached = `${CACHE}/${key}.jpg`
  if (!existsSync(cached)) {
    writeFileSync(cached, await draw(route, picture, ground))
    drawn += 1
  }
  const name = socialCardName(route.path)
  writeFileSync(`${OUT}/${name}`, readFileSync(cached))
  wanted.add(name)
}
for (const file of readdirSync(OUT)) if (!wanted.has(basename(file))) rmSync(`${OUT}/${file}`)

for (const [name, size, ground, inset] of [
  ['icon-192', 192, undefined, 0],
  ['icon-512', 512, undefined, 0],
  ['icon-maskable-512', 512, '#fbf6ec', 96],
  ['apple-icon', 180, '#fbf6ec', 22],
] as const) {
  const drawing = await sharp(mark, { density: 1200 })
    .resize(size - 2 * inset)
    .png()
    .toBuffer()
  await sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: drawing }])
    .png()
    .toFile(`public/${name}.png`)
}
console.log(`${wanted.size} social cards, ${drawn} drawn anew`)

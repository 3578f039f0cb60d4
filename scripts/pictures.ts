/**
 * Makes what the browser gets from the masters in content/pictures: AVIF and WebP at the widths that layouts use,
 * under names with a hash of the content, and the manifest that components/ui/picture.tsx reads. Files made before
 * are kept in .cache/pictures, so that an unchanged picture costs a copy.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PictureEntry, PictureFile, PictureLight } from '../lib/pictures.ts'
import { masterProblems, mastersIn } from './picture-masters.ts'

const MASTERS = 'content/pictures'
const CACHE = '.cache/pictures'
const OUT = 'public/assets/pictures'
/** Each step is at most 1.5 times the one before: with honest sizes, no browser takes more than 1.6 times what it shows. */
const WIDTHS = [240, 360, 480, 640, 800, 1200, 1600, 2000]
const ENCODERS = { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 4 } } as const
const SETTINGS = JSON.stringify({ WIDTHS, ENCODERS, version: 1 })

async function make(master: string): Promise<PictureLight> {
  const source = readFileSync(join(MASTERS, master))
  const hash = createHash('sha256').update(source).update(SETTINGS).digest('hex').slice(0, 10)
  const memo = join(CACHE, `${hash}.json`)
  if (existsSync(memo)) {
    const light = JSON.parse(readFileSync(memo, 'utf8')) as PictureLight
    if (filesOf(light).every(({ url }) => existsSync(join(CACHE, basename(url))))) return light
  }
  const image = sharp(source)
  const { width, height, hasAlpha } = await image.metadata()
  const { dominant } = await image.stats()
  const light: PictureLight = {
    width,
    height,
    transparent: hasAlpha && !(await image.stats()).isOpaque,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    sources: { avif: [], webp: [] },
  }
  const name = master.replace(/\.webp$/, '').replace(/[/.]/g, '-')
  const widths = [...WIDTHS.filter((step) => step < width), Math.min(width, WIDTHS.at(-1) ?? width)]
  for (const step of widths) {
    const resized = await sharp(source).resize({ width: step }).raw().toBuffer({ resolveWithObject: true })
    for (const format of ['avif', 'webp'] as const) {
      const file = `${name}-${step}.${hash}.${format}`
      const { data, info } = resized
      const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
      await sharp(data, raw).toFormat(format, ENCODERS[format]).toFile(join(CACHE, file))
      light.sources[format].push({ width: step, url: `/assets/pictures/${file}` })
    }
  }
  writeFileSync(memo, JSON.stringify(light))
  console.log(`picture ${master}: ${widths.length} widths`)
  return light
}

const filesOf = (light: PictureLight): PictureFile[] => [...light.sources.avif, ...light.sources.webp]

/** Runs `work` over `items`, a few at a time. */
async function each<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
    }),
  )
}

const problems = await masterProblems(MASTERS)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
mkdirSync(CACHE, { recursive: true })
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const masters = mastersIn(MASTERS)
const lights = new Map<string, PictureLight>()
await each(masters, async (master) => {
  const light = await make(master)
  for (const { url } of filesOf(light)) copyFileSync(join(CACHE, basename(url)), join(OUT, basename(url)))
  lights.set(master, light)
})
const manifest: Record<string, PictureEntry> = {}
for (const master of masters) {
  const match = /^(.*?)(?:\.(day|night))?\.webp$/.exec(master)
  const [name, kind, light] = [match?.[1], match?.[2] ?? 'day', lights.get(master)]
  if (!name || !light || kind === 'night') continue
  const night = lights.get(`${name}.night.webp`)
  manifest[name] = kind === 'day' && night ? { day: light, night } : { day: light }
}
const target = '.generated/pictures.json'
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, JSON.stringify(manifest))
console.log(`${masters.length} masters, ${[...lights.values()].flatMap(filesOf).length} files in ${OUT}`)

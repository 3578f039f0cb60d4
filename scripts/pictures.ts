/**
 * Makes what the browser gets from the masters in content/pictures: AVIF at the widths that layouts use, one WebP for
 * browsers from before 2023, under names with a hash of the content, and the manifest that components/ui/picture.tsx reads. Files made before
 * are kept in .cache/pictures, so that an unchanged picture costs a copy.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
/** Wide enough for a phone and for half of a page: each further width would be named in every page. */
const FALLBACK_WIDTH = 800
const ENCODERS = { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 4 } } as const
const SETTINGS = JSON.stringify({ WIDTHS, ENCODERS, version: 1 })

async function make(master: string): Promise<PictureLight> {
  const source = readFileSync(join(MASTERS, master))
  const hash = createHash('sha256').update(source).update(SETTINGS).digest('hex').slice(0, 10)
  const memo = join(CACHE, `${hash}.light.json`)
  if (existsSync(memo)) {
    const light = JSON.parse(readFileSync(memo, 'utf8')) as PictureLight
    if (filesOf(light).every(({ url }) => existsSync(join(CACHE, basename(url))))) return light
  }
  const image = sharp(source)
  const { width, height, hasAlpha } = await image.metadata()
  const { dominant, isOpaque } = await image.stats()
  const name = master.replace(/\.webp$/, '').replace(/[/.]/g, '-')
  const file = async (format: keyof typeof ENCODERS, step: number): Promise<PictureFile> => {
    const made = `${name}-${step}.${hash}.${format}`
    const place = join(CACHE, made)
    if (!existsSync(place)) {
      await image.clone().resize({ width: step }).toFormat(format, ENCODERS[format]).toFile(`${place}.part`)
      renameSync(`${place}.part`, place)
    }
    return { width: step, url: `/assets/pictures/${made}` }
  }
  const avif: PictureFile[] = []
  for (const step of [...WIDTHS.filter((each) => each < width), Math.min(width, WIDTHS.at(-1) ?? width)])
    avif.push(await file('avif', step))
  const light: PictureLight = {
    width,
    height,
    transparent: hasAlpha && !isOpaque,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    sources: { avif, webp: await file('webp', Math.min(width, FALLBACK_WIDTH)) },
  }
  writeFileSync(memo, JSON.stringify(light))
  console.log(`picture ${master}: ${avif.length} widths`)
  return light
}

const filesOf = (light: PictureLight): PictureFile[] => [...light.sources.avif, light.sources.webp]

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

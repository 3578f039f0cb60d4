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
const ENCODERS = { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 4 } }
const FULL = { WIDTHS, ENCODERS, version: 1 }
/** For a picture that is changed while `npm run dev` runs: one width, at once. A build makes all of them. */
const DRAFT = {
  WIDTHS: [800],
  ENCODERS: { avif: { quality: 45, effort: 0 }, webp: { quality: 70, effort: 0 } },
  version: 1,
}
const isDraft = process.argv.includes('--draft')

async function make(master: string): Promise<PictureLight> {
  const source = readFileSync(join(MASTERS, master))
  for (const settings of isDraft ? [FULL, DRAFT] : [FULL]) {
    const made = remembered(hashOf(source, settings))
    if (made) return made
  }
  return encode(master, source, isDraft ? DRAFT : FULL)
}

function hashOf(source: Buffer, settings: typeof FULL): string {
  return createHash('sha256').update(source).update(JSON.stringify(settings)).digest('hex').slice(0, 10)
}

const memoOf = (hash: string) => join(CACHE, `${hash}.light.json`)

/** What was made before, when all of it is still there. */
function remembered(hash: string): PictureLight | undefined {
  if (!existsSync(memoOf(hash))) return undefined
  const light = JSON.parse(readFileSync(memoOf(hash), 'utf8')) as PictureLight
  return filesOf(light).every(({ url }) => existsSync(join(CACHE, basename(url)))) ? light : undefined
}

async function encode(master: string, source: Buffer, settings: typeof FULL): Promise<PictureLight> {
  const hash = hashOf(source, settings)
  const image = sharp(source)
  const { width, height, hasAlpha } = await image.metadata()
  const { dominant, isOpaque } = await image.stats()
  const name = master.replace(/\.webp$/, '').replace(/[/.]/g, '-')
  const file = async (format: keyof typeof ENCODERS, step: number): Promise<PictureFile> => {
    const made = `${name}-${step}.${hash}.${format}`
    const place = join(CACHE, made)
    if (!existsSync(place)) {
      await image.clone().resize({ width: step }).toFormat(format, settings.ENCODERS[format]).toFile(`${place}.part`)
      renameSync(`${place}.part`, place)
    }
    return { width: step, url: `/assets/pictures/${made}` }
  }
  const steps = settings.WIDTHS
  const avif: PictureFile[] = []
  for (const step of new Set([...steps.filter((each) => each < width), Math.min(width, steps.at(-1) ?? width)]))
    avif.push(await file('avif', step))
  const light: PictureLight = {
    width,
    height,
    transparent: hasAlpha && !isOpaque,
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    sources: { avif, webp: await file('webp', Math.min(width, FALLBACK_WIDTH)) },
  }
  writeFileSync(memoOf(hash), JSON.stringify(light))
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

// What only a build minds is no reason to show an old picture.
const problems = isDraft ? [] : await masterProblems(MASTERS)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
mkdirSync(CACHE, { recursive: true })
// While pages are open they keep what they show.
if (!isDraft) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const masters = mastersIn(MASTERS)
const lights = new Map<string, PictureLight>()
await each(masters, async (master) => {
  const light = await make(master)
  for (const { url } of filesOf(light)) {
    const file = join(OUT, basename(url))
    if (!isDraft || !existsSync(file)) copyFileSync(join(CACHE, basename(url)), file)
  }
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

/**
 * Encodes each master of content/pictures into public/assets/pictures: as AVIF at the widths that layouts use, and as one
 * WebP for browsers without AVIF. File names contain a hash of master and profile; .cache/pictures keeps all files.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { PICTURE_MANIFEST, PictureEntry, PictureFile, PictureVariant } from '../lib/pictures.ts'
import { MASTERS, masterProblems, mastersIn } from './check-picture-masters.ts'
import { readArguments } from './command-line.ts'
import { findLamp } from './find-lamp-position.ts'
import { withProgress } from './with-progress.ts'

const OUT = 'public/assets/pictures'
const CACHE = '.cache/pictures'
/** Outside a page only the types of lib/pictures.ts can be imported. */
const MANIFEST: typeof PICTURE_MANIFEST = '.generated/pictures.json'
/**
 * Each width is about 1.5 times the previous one: with the sizes of components/ui/picture-sizes.ts, no browser downloads
 * more than 1.7 times the width that it shows.
 */
const WIDTHS = [260, 390, 550, 900, 1350, 2000]
const WEBP_WIDTH = 800
/** 4:2:0 halves the resolution of colour, which is not visible in these renderings and screenshots. */
const AVIF = { quality: 34, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 76 }
/** sharp's own kernel, lanczos3, overshoots at edges, mostly transparent ones, which costs a seventh of the bytes. */
const KERNEL = 'cubic'

interface Profile {
  widths: readonly number[]
  /** Of both encoders: AVIF has 0 to 9, WebP 0 to 6. */
  effort: number
}
/** Effort 0 takes a fifth less time, but leaves specks at transparent edges and a third more bytes. */
const QUICK: Profile = { widths: WIDTHS, effort: 1 }
/** A fifteenth fewer bytes than QUICK in more than ten times the time. */
const PUBLISH: Profile = { widths: WIDTHS, effort: 4 }

type Manifest = Record<string, Partial<PictureEntry>>

/** For `npm run dev`: serves the masters as they are. Throws with one line for each invalid master. */
export async function copyMasters(): Promise<void> {
  const manifest = await makeManifest(async (master) => {
    const { width, height, hasAlpha } = await sharp(join(MASTERS, master)).metadata()
    const webp = { width, url: `/assets/pictures/${master}` }
    return { width, height, transparent: hasAlpha, sources: { avif: [], webp } }
  })
  cpSync(MASTERS, OUT, { recursive: true })
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

/** Encodes the masters that are not in the cache. Throws with one line for each invalid master. */
async function encodeMasters(profile: Profile): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  for (const folder of [OUT, CACHE]) mkdirSync(folder, { recursive: true })
  const manifest = await makeManifest(async (master) => {
    const variant = await encodeMaster(master, profile)
    for (const { url } of [...variant.sources.avif, variant.sources.webp]) {
      const file = join(OUT, basename(url))
      if (!existsSync(file)) copyFileSync(join(CACHE, basename(url)), file)
    }
    return variant
  })
  await withProgress('lamp', Object.entries(manifest), async ([picture, { day, night }]) => {
    if (day && night) manifest[picture] = { day, night, lamp: await cachedLamp(picture, day, night) }
  })
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

async function makeManifest(makeVariant: (master: string) => Promise<PictureVariant>): Promise<Manifest> {
  const problems = await masterProblems(MASTERS)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  mkdirSync(dirname(MANIFEST), { recursive: true })
  const manifest: Manifest = {}
  await withProgress('picture', mastersIn(MASTERS), async (master) => {
    const picture = master.replace(/(\.day|\.night)?\.webp$/, '')
    const variant = await makeVariant(master)
    manifest[picture] = { ...manifest[picture], [master.endsWith('.night.webp') ? 'night' : 'day']: variant }
  })
  return manifest
}

async function cachedLamp(picture: string, day: PictureVariant, night: PictureVariant): Promise<string> {
  const cached = join(
    CACHE,
    `${basename(day.sources.webp.url, '.webp')}-${basename(night.sources.webp.url, '.webp')}.txt`,
  )
  if (!existsSync(cached)) {
    writeFileSync(cached, await findLamp(join(MASTERS, `${picture}.day.webp`), join(MASTERS, `${picture}.night.webp`)))
  }
  return readFileSync(cached, 'utf8')
}

async function encodeMaster(master: string, profile: Profile): Promise<PictureVariant> {
  const source = readFileSync(join(MASTERS, master))
  const settings = JSON.stringify({ ...profile, WEBP_WIDTH, AVIF, WEBP, KERNEL })
  const hash = createHash('sha256').update(source).update(settings).digest('hex').slice(0, 8)
  // Written after all files, so that an interrupted run leaves no incomplete entry.
  const entry = join(CACHE, `${hash}.json`)
  if (existsSync(entry)) return JSON.parse(readFileSync(entry, 'utf8'))

  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: info })
  const { width, height } = info
  const encode = async (format: 'avif' | 'webp', resized: number): Promise<PictureFile> => {
    const name = `${hash}-${resized}.${format}`
    const options = { ...(format === 'avif' ? AVIF : WEBP), effort: profile.effort }
    await image.clone().resize({ width: resized, kernel: KERNEL }).toFormat(format, options).toFile(join(CACHE, name))
    return { width: resized, url: `/assets/pictures/${name}` }
  }
  const widest = Math.min(width, Math.max(...profile.widths))
  const widths = [...profile.widths.filter((step) => step < widest), widest]
  // sharp's `stats()` would take a third of the total time.
  const transparent = info.channels === 4 && data.some((byte, index) => index % 4 === 3 && byte < 255)
  const [avif, webp] = await Promise.all([
    Promise.all(widths.map((step) => encode('avif', step))),
    encode('webp', Math.min(width, WEBP_WIDTH)),
  ])
  const variant: PictureVariant = { width, height, transparent, sources: { avif, webp } }
  writeFileSync(entry, JSON.stringify(variant))
  return variant
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const usage = 'npm run build runs this. --publish encodes with more effort: smaller files, several times as slow.'
  const { values } = readArguments(usage, { options: { publish: { type: 'boolean' } } })
  try {
    await encodeMasters(values.publish ? PUBLISH : QUICK)
    console.log(`${mastersIn(MASTERS).length} masters, ${readdirSync(OUT).length} files in ${OUT}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

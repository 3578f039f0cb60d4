/**
 * Encodes each master of content/pictures as AVIF at the widths that layouts use, and as one WebP for browsers from before
 * 2023, into public/assets/pictures. Files are named by a hash of the master and the profile; what was made once is copied
 * from .cache/pictures. `--publish` takes more time for smaller files.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { PICTURE_MANIFEST, PictureEntry, PictureFile, PictureVariant } from '../lib/pictures.ts'
import { MASTERS, masterProblems, mastersIn } from './check-picture-masters.ts'
import { countUp } from './progress.ts'
import { readArguments } from './read-arguments.ts'

const OUT = 'public/assets/pictures'
const CACHE = '.cache/pictures'
/** lib/pictures.ts cannot be imported for more than its types outside of a page. */
const MANIFEST: typeof PICTURE_MANIFEST = '.generated/pictures.json'
/**
 * Each step is about 1.5 times the one before: with the sizes of components/ui/picture-sizes.ts, no browser takes more
 * than 1.7 times what it shows.
 */
const WIDTHS = [260, 390, 550, 900, 1350, 2000]
const WEBP_WIDTH = 800
/** 4:2:0 halves the resolution of colour, which is not visible on our renderings and screenshots. */
const AVIF = { quality: 36, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 76 }

interface Profile {
  widths: readonly number[]
  /** Of both encoders: AVIF has 0 to 9, WebP 0 to 6. */
  effort: number
}
/** For `npm run dev`. */
export const DRAFT: Profile = { widths: [800], effort: 0 }
export const QUICK: Profile = { widths: WIDTHS, effort: 0 }
/** A third fewer bytes than QUICK in more than ten times the time; effort 6 takes a further 7 % and another three times the time. */
const PUBLISH: Profile = { widths: WIDTHS, effort: 4 }

/**
 * Encodes what is not in the cache and writes the manifest. Where the cache has files of the profile `better`, these are
 * taken. Throws what is wrong with the masters, one line each.
 */
export async function makeImages(profile: Profile, better = profile): Promise<void> {
  const problems = await masterProblems(MASTERS)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const folder of [OUT, CACHE, dirname(MANIFEST)]) mkdirSync(folder, { recursive: true })

  const masters = mastersIn(MASTERS)
  const manifest: Record<string, Partial<PictureEntry>> = {}
  await countUp('picture', masters, async (master) => {
    const light = await imagesOf(master, profile, better)
    for (const { url } of [...light.sources.avif, light.sources.webp]) {
      const file = join(OUT, basename(url))
      if (!existsSync(file)) copyFileSync(join(CACHE, basename(url)), file)
    }
    const picture = master.replace(/(\.day|\.night)?\.webp$/, '')
    manifest[picture] = { ...manifest[picture], [master.endsWith('.night.webp') ? 'night' : 'day']: light }
  })
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

/** The files of one master, from the cache when they are there. */
async function imagesOf(master: string, profile: Profile, better: Profile): Promise<PictureVariant> {
  const source = readFileSync(join(MASTERS, master))
  const hashOf = (settings: Profile) => {
    const text = JSON.stringify({ ...settings, WEBP_WIDTH, AVIF, WEBP })
    return createHash('sha256').update(source).update(text).digest('hex').slice(0, 8)
  }
  // Written after the last of the files, so that an interrupted run leaves no half-filled entry.
  const entryOf = (settings: Profile) => join(CACHE, `${hashOf(settings)}.json`)
  const made = [better, profile].map(entryOf).find((entry) => existsSync(entry))
  if (made) return JSON.parse(readFileSync(made, 'utf8'))

  const hash = hashOf(profile)
  // Decoded once for all widths.
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: info })
  const { width, height } = info
  const encode = async (format: 'avif' | 'webp', resized: number): Promise<PictureFile> => {
    const name = `${hash}-${resized}.${format}`
    const options = { ...(format === 'avif' ? AVIF : WEBP), effort: profile.effort }
    await image.clone().resize({ width: resized }).toFormat(format, options).toFile(join(CACHE, name))
    return { width: resized, url: `/assets/pictures/${name}` }
  }
  const widest = Math.min(width, Math.max(...profile.widths))
  const widths = [...profile.widths.filter((step) => step < widest), widest]
  // Read from the pixels: statistics of the whole picture would take a third of the time.
  const transparent = info.channels === 4 && data.some((byte, index) => index % 4 === 3 && byte < 255)
  const [avif, webp] = await Promise.all([
    Promise.all(widths.map((step) => encode('avif', step))),
    encode('webp', Math.min(width, WEBP_WIDTH)),
  ])
  const light: PictureVariant = { width, height, transparent, sources: { avif, webp } }
  writeFileSync(entryOf(profile), JSON.stringify(light))
  return light
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const usage = 'npm run build runs this. --publish encodes with more effort: smaller files, several times as slow.'
  const { values } = readArguments(usage, { options: { publish: { type: 'boolean' } } })
  rmSync(OUT, { recursive: true, force: true })
  try {
    await makeImages(values.publish ? PUBLISH : QUICK)
    console.log(`${mastersIn(MASTERS).length} masters, ${readdirSync(OUT).length} files in ${OUT}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

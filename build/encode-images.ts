/**
 * Encodes each master of content/pictures into public/assets/pictures: a WebP as AVIF at the widths that layouts use, and
 * as one WebP for browsers without AVIF; an SVG as an optimised SVG. File names contain a hash of master and profile;
 * .cache/pictures keeps all files. They have no metadata, such as the place where a photograph was taken.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { fileNameProblems } from '../lib/content/checks/pictures.ts'
import { MASTERS } from '../lib/content/picture-files.ts'
import { ContentError } from '../lib/content/problem.ts'
import { outputFile } from '../lib/output-file.ts'
import { PICTURE_MANIFEST, type PictureEntry, type PictureFile, type PictureVariant } from '../lib/picture-manifest.ts'
import { type Master, mastersIn, readMasters } from './check-picture-masters.ts'
import { readArguments } from './command-line.ts'
import { optimiseSvg } from './encode-svg.ts'
import { findLamp } from './find-lamp-position.ts'
import { withProgress } from './with-progress.ts'

const OUT = 'public/assets/pictures'
const CACHE = '.cache/pictures'
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
/**
 * Effort 0 takes a fifth less time, but leaves specks at transparent edges and a third more bytes. The widest pictures, for
 * large and dense screens, take half of the time.
 */
const QUICK: Profile = { widths: WIDTHS.slice(0, -1), effort: 1 }
/** All widths, and a fifteenth fewer bytes than QUICK, in more than twenty times the time. */
const PUBLISH: Profile = { widths: WIDTHS, effort: 4 }

const hashOf = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

type Manifest = Record<string, Partial<PictureEntry>>

/** For `npm run dev`: serves WebP masters as they are. Throws a ContentError for invalid masters. */
export async function copyMasters(): Promise<void> {
  const manifest = await makeManifest(await validMasters(), async (master) => {
    if (master.name.format === 'svg') return writeSvg(master)
    const file = join(OUT, master.path)
    outputFile(file, master.bytes)
    // With the hash, a changed picture has another address, so open pages show it.
    const url = `/assets/pictures/${master.path}?${hashOf(master.bytes)}`
    const fallback = { width: master.facts.width, url }
    return { ...master.facts, sources: { avif: [], fallback } }
  })
  outputFile(PICTURE_MANIFEST, JSON.stringify(manifest))
}

/** Encodes the masters that are not in the cache. Throws a ContentError for invalid masters. */
async function encodeMasters(profile: Profile): Promise<void> {
  rmSync(OUT, { recursive: true, force: true })
  for (const folder of [OUT, CACHE]) mkdirSync(folder, { recursive: true })
  const masters = await validMasters()
  const manifest = await makeManifest(masters, async (master) => {
    if (master.name.format === 'svg') return writeSvg(master)
    const variant = await encodeWebp(master, profile)
    for (const { url } of [...variant.sources.avif, variant.sources.fallback]) {
      const file = join(OUT, basename(url))
      if (!existsSync(file)) copyFileSync(join(CACHE, basename(url)), file)
    }
    return variant
  })
  const nights = new Map(masters.map((master) => [`${master.name.picture} ${master.name.light}`, master]))
  await withProgress('lamp', masters, async ({ name, bytes }) => {
    const night = name.light === 'day' && nights.get(`${name.picture} night`)
    if (night) manifest[name.picture] = { ...manifest[name.picture], lamp: await cachedLamp(bytes, night.bytes) }
  })
  outputFile(PICTURE_MANIFEST, JSON.stringify(manifest))
}

async function validMasters(): Promise<Master[]> {
  const { masters, problems } = await readMasters()
  const all = [...fileNameProblems(mastersIn(MASTERS)), ...problems]
  if (all.length > 0) throw new ContentError(all)
  return masters
}

async function makeManifest(
  masters: readonly Master[],
  makeVariant: (master: Master) => Promise<PictureVariant>,
): Promise<Manifest> {
  const manifest: Manifest = {}
  await withProgress('picture', masters, async (master) => {
    const { picture, light = 'day' } = master.name
    const variant = await makeVariant(master)
    manifest[picture] = { ...manifest[picture], [light]: variant }
  })
  return manifest
}

async function cachedLamp(day: Buffer, night: Buffer): Promise<string> {
  const cached = join(CACHE, `${hashOf(day, night)}.lamp`)
  if (!existsSync(cached)) writeFileSync(cached, await findLamp(day, night))
  return readFileSync(cached, 'utf8')
}

async function writeSvg({ facts, bytes }: Master): Promise<PictureVariant> {
  const svg = optimiseSvg(bytes.toString())
  const name = `${hashOf(svg)}.svg`
  outputFile(join(OUT, name), svg)
  return { ...facts, sources: { avif: [], fallback: { width: facts.width, url: `/assets/pictures/${name}` } } }
}

async function encodeWebp({ facts, bytes }: Master, profile: Profile): Promise<PictureVariant> {
  const settings = JSON.stringify({ ...profile, WEBP_WIDTH, AVIF, WEBP, KERNEL })
  const { orientation = 1 } = await sharp(bytes).metadata()
  const hash = hashOf(bytes, settings + (orientation > 1 ? 'turned' : ''))
  const file = (format: 'avif' | 'webp', width: number): PictureFile => ({
    width,
    url: `/assets/pictures/${hash}-${width}.${format}`,
  })
  const widest = Math.min(facts.width, Math.max(...profile.widths))
  const avif = [...profile.widths.filter((step) => step < widest), widest].map((width) => file('avif', width))
  const fallback = file('webp', Math.min(facts.width, WEBP_WIDTH))

  // Written after all files, so that an interrupted run leaves no incomplete entry.
  const complete = join(CACHE, `${hash}.json`)
  if (!existsSync(complete)) {
    const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })
    const image = sharp(data, { raw: info })
    const encode = ({ width, url }: PictureFile, format: 'avif' | 'webp') => {
      const options = { ...(format === 'avif' ? AVIF : WEBP), effort: profile.effort }
      return image
        .clone()
        .resize({ width, kernel: KERNEL })
        .toFormat(format, options)
        .toFile(join(CACHE, basename(url)))
    }
    await Promise.all([...avif.map((each) => encode(each, 'avif')), encode(fallback, 'webp')])
    writeFileSync(complete, '')
  }
  return { ...facts, sources: { avif, fallback } }
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

/**
 * What the browser gets of a master in content/pictures: AVIF at the widths that layouts use, and one WebP for browsers
 * from before 2023. A name is a hash of the master and a width, and no more: pages name each file, and what a picture
 * shows stands in its words. Files made before are kept in .cache/pictures, so that an unchanged picture costs a copy.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PictureEntry, PictureFile, PictureLight } from '../lib/pictures.ts'

export const MASTERS = 'content/pictures'
export const OUT = 'public/assets/pictures'
const CACHE = '.cache/pictures'
const MANIFEST = '.generated/pictures.json'

/** Wide enough for a phone and for half of a page: each further width would be named in every page. */
const FALLBACK_WIDTH = 800
const FULL = {
  /**
   * Each step is about 1.5 times the one before: with the sizes of components/ui/picture-sizes.ts, no browser takes more
   * than 1.7 times what it shows. Most phones of medium density take 550.
   */
  WIDTHS: [260, 390, 550, 900, 1350, 2000],
  /**
   * Up to here a picture is for a phone. Each byte counts there, and its screen shows so fine that nobody sees what the
   * lower quality leaves out: a sixth of the bytes. The greater effort takes three times as long for a twentieth.
   */
  PHONE: 550,
  ENCODERS: {
    // Half the resolution for colour, as film has it: on clay and on screens of products nobody sees where it is missing.
    avif: { quality: 42, effort: 3, chromaSubsampling: '4:2:0' },
    phone: { quality: 36, effort: 6, chromaSubsampling: '4:2:0' },
    webp: { quality: 76, effort: 4 },
  },
  version: 1,
}
/** For a picture that is changed while `npm run dev` runs: one width, at once. A build makes all of them. */
const DRAFT = {
  WIDTHS: [800],
  PHONE: 0,
  ENCODERS: {
    avif: { quality: 45, effort: 0, chromaSubsampling: '4:2:0' },
    phone: { quality: 45, effort: 0, chromaSubsampling: '4:2:0' },
    webp: { quality: 70, effort: 0 },
  },
  version: 1,
}

type Settings = typeof FULL
export type Manifest = Record<string, PictureEntry>
type Make = (master: string) => Promise<PictureLight>

/** The picture of a master: its path without the light and the ending, as content names it. */
export const pictureOf = (master: string): string => master.replace(/(\.day|\.night)?\.webp$/, '')

/** Both lights of a picture, or the one it has; undefined when there is none by day. */
export async function makeEntry(picture: string, make: Make = makeFull): Promise<PictureEntry | undefined> {
  const masters = ['.day', '', '.night'].map((light) => `${picture}${light}.webp`)
  const [bright, plain, dark] = masters.map((master) => (existsSync(join(MASTERS, master)) ? master : undefined))
  const day = bright ?? plain
  if (!day) return undefined
  return dark ? { day: await make(day), night: await make(dark) } : { day: await make(day) }
}

/** The files of a master, made when they are not there yet, and put to where they are served from. */
async function makeFull(master: string): Promise<PictureLight> {
  const source = readFileSync(join(MASTERS, master))
  return publish(remembered(source, FULL) ?? (await encode(master, source, FULL)))
}

/** As makeFull, but of a master that was never made in full only what shows it soon. */
export async function makeDraft(master: string): Promise<PictureLight> {
  const source = readFileSync(join(MASTERS, master))
  return publish(remembered(source, FULL) ?? remembered(source, DRAFT) ?? (await encode(master, source, DRAFT)))
}

function hashOf(source: Buffer, settings: Settings): string {
  return createHash('sha256').update(source).update(JSON.stringify(settings)).digest('hex').slice(0, 8)
}

const memoOf = (hash: string) => join(CACHE, `${hash}.files.json`)

/** What was made before, when all of it is still there. */
function remembered(source: Buffer, settings: Settings): PictureLight | undefined {
  const memo = memoOf(hashOf(source, settings))
  if (!existsSync(memo)) return undefined
  const light = JSON.parse(readFileSync(memo, 'utf8')) as PictureLight
  return filesOf(light).every(({ url }) => existsSync(join(CACHE, basename(url)))) ? light : undefined
}

async function encode(master: string, source: Buffer, settings: Settings): Promise<PictureLight> {
  mkdirSync(CACHE, { recursive: true })
  const hash = hashOf(source, settings)
  const image = sharp(source)
  const { width, height, hasAlpha } = await image.metadata()
  const file = async (format: 'avif' | 'webp', step: number): Promise<PictureFile> => {
    const made = `${hash}-${step}.${format}`
    const place = join(CACHE, made)
    if (!existsSync(place)) {
      const { ENCODERS, PHONE } = settings
      const encoder = ENCODERS[format === 'avif' && step <= PHONE ? 'phone' : format]
      await image.clone().resize({ width: step }).toFormat(format, encoder).toFile(`${place}.part`)
      renameSync(`${place}.part`, place)
    }
    return { width: step, url: `/assets/pictures/${made}` }
  }
  const steps = settings.WIDTHS
  const widths = new Set([...steps.filter((each) => each < width), Math.min(width, steps.at(-1) ?? width)])
  const [{ isOpaque }, webp, ...avif] = await Promise.all([
    image.stats(),
    file('webp', Math.min(width, FALLBACK_WIDTH)),
    ...[...widths].map((step) => file('avif', step)),
  ])
  const light: PictureLight = {
    width,
    height,
    transparent: hasAlpha && !isOpaque,
    sources: { avif, webp },
  }
  writeFileSync(memoOf(hash), JSON.stringify(light))
  console.log(`picture ${master}: ${avif.length} widths`)
  return light
}

/** While pages are open they keep what they show: nothing is taken away here. */
function publish(light: PictureLight): PictureLight {
  mkdirSync(OUT, { recursive: true })
  for (const { url } of filesOf(light)) {
    const file = join(OUT, basename(url))
    if (!existsSync(file)) copyFileSync(join(CACHE, basename(url)), file)
  }
  return light
}

export const filesOf = (light: PictureLight): PictureFile[] => [...light.sources.avif, light.sources.webp]

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'))
}

/** Writes what lib/pictures.ts reads. */
export function writeManifest(manifest: Manifest): void {
  mkdirSync(dirname(MANIFEST), { recursive: true })
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

/** Which files the build makes of each master of content/pictures, and their names, which contain a hash of master and profile. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fileNameProblems } from '../lib/content/checks/pictures.ts'
import { MASTERS } from '../lib/content/picture-files.ts'
import { ContentError } from '../lib/content/problem.ts'
import type { PictureFile, PictureVariant } from '../lib/picture-manifest.ts'
import { type Master, mastersIn, readMasters } from './check-picture-masters.ts'
import { readArguments } from './command-line.ts'

export const OUT = 'public/assets/pictures'
export const CACHE = '.cache/pictures'
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
export const KERNEL = 'cubic'

export interface Profile {
  widths: readonly number[]
  /** Of both encoders: AVIF has 0 to 9, WebP 0 to 6. */
  effort: number
}
/**
 * Effort 0 takes half of the time, but leaves specks at transparent edges and a quarter more bytes. The widest pictures, for
 * large and dense screens, take a fifth of the time.
 */
const QUICK: Profile = { widths: WIDTHS.slice(0, -1), effort: 1 }
/** All widths, and a fifteenth fewer bytes than QUICK, in more than twenty times the time. */
const PUBLISH: Profile = { widths: WIDTHS, effort: 4 }

/** The profile that the arguments of a step choose. */
export function profileOf(usage: string): Profile {
  const { publish } = readArguments(usage, { options: { publish: { type: 'boolean' } } }).values
  return publish ? PUBLISH : QUICK
}

export const encoderOptions = (format: 'avif' | 'webp', { effort }: Profile) => ({
  ...(format === 'avif' ? AVIF : WEBP),
  effort,
})

export const hashOf = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/** All masters. Throws a ContentError when one is invalid. */
export async function validMasters(): Promise<Master[]> {
  const { masters, problems } = await readMasters()
  const all = [...fileNameProblems(mastersIn(MASTERS)), ...problems]
  if (all.length > 0) throw new ContentError(all)
  return masters
}

/** The files of a WebP master. */
export async function filesOf({ facts, bytes }: Master, profile: Profile): Promise<PictureVariant['sources']> {
  const settings = JSON.stringify({ ...profile, WEBP_WIDTH, AVIF, WEBP, KERNEL })
  const { orientation = 1 } = await sharp(bytes).metadata()
  const hash = hashOf(bytes, settings + (orientation > 1 ? 'turned' : ''))
  const file = (format: 'avif' | 'webp', width: number): PictureFile => ({
    width,
    url: `/assets/pictures/${hash}-${width}.${format}`,
  })
  const widest = Math.min(facts.width, Math.max(...profile.widths))
  const avif = [...profile.widths.filter((step) => step < widest), widest].map((width) => file('avif', width))
  return { avif, fallback: file('webp', Math.min(facts.width, WEBP_WIDTH)) }
}

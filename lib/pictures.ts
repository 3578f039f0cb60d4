import 'server-only'
import { readFileSync } from 'node:fs'
import { cache } from 'react'

/**
 * `width` and `height` are those of the master. AVIF files are sorted by width, and WebP is their fallback; a drawing has
 * no AVIF files, and its fallback is an SVG file.
 */
export interface PictureVariant {
  width: number
  height: number
  /** Some of the picture is transparent: it needs no frame and can overlap its surroundings. */
  cutOut: boolean
  sources: { avif: PictureFile[]; fallback: PictureFile }
}
export interface PictureFile {
  width: number
  url: string
}
/** `night` is the variant for the dark theme. Without it, `day` is used in both themes. `lamp` is where its brightest light is, as "left top". */
export interface PictureEntry {
  day: PictureVariant
  night?: PictureVariant
  lamp?: string
}

/** Written by build/encode-images.ts. */
export const PICTURE_MANIFEST = '.generated/pictures.json'

let manifest: Record<string, PictureEntry> | undefined

const read = (): Record<string, PictureEntry> => JSON.parse(readFileSync(PICTURE_MANIFEST, 'utf8'))
const readForRequest = cache(read)

/**
 * The encoded files of a picture in content/pictures.
 * @throws when the picture does not exist; the message names it.
 */
export function pictureEntry(file: string): PictureEntry {
  manifest = process.env.NODE_ENV === 'development' ? readForRequest() : (manifest ?? read())
  const entry = manifest[file]
  if (!entry) throw new Error(`content/pictures/${file} is named in content, but there is no such picture`)
  return entry
}

/** The width of a picture divided by its height. */
export function aspectRatioOf(file: string): number {
  const { width, height } = pictureEntry(file).day
  return width / height
}

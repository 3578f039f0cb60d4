import 'server-only'
import { readFileSync } from 'node:fs'
import { cache } from 'react'

/** `width` and `height` are those of the source picture. AVIF files are sorted by width; WebP is the fallback. */
export interface PictureVariant {
  width: number
  height: number
  transparent: boolean
  sources: { avif: PictureFile[]; webp: PictureFile }
}
export interface PictureFile {
  width: number
  url: string
}
/** `night` is the variant for the dark theme. Without it, `day` is used in both themes. `lamp` is its brightest light, as "40% 25%". */
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
  if (!entry) throw new Error(`content/pictures/${file}.webp is named in content, but there is no such picture`)
  return entry
}

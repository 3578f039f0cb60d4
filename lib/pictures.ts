import 'server-only'
import { readFileSync } from 'node:fs'
import { cache } from 'react'

/**
 * One light of a picture: its master's size, its AVIF files, narrowest first, and one WebP
 * for browsers that know no AVIF.
 */
export interface PictureLight {
  width: number
  height: number
  transparent: boolean
  sources: { avif: PictureFile[]; webp: PictureFile }
}
export interface PictureFile {
  width: number
  url: string
}
/** `night` is there only for pictures whose light follows the theme. */
export interface PictureEntry {
  day: PictureLight
  night?: PictureLight
}

/** Where build/encode-images.ts writes what it made. */
export const PICTURE_MANIFEST = '.generated/pictures.json'

let manifest: Record<string, PictureEntry> | undefined

const read = (): Record<string, PictureEntry> => JSON.parse(readFileSync(PICTURE_MANIFEST, 'utf8'))
const readForRequest = cache(read)

/**
 * The made files of a picture of content/pictures.
 * @throws when no such master exists; the message names it.
 */
export function pictureEntry(file: string): PictureEntry {
  manifest = process.env.NODE_ENV === 'development' ? readForRequest() : (manifest ?? read())
  const entry = manifest[file]
  if (!entry) throw new Error(`content/pictures/${file}.webp is named in content, but there is no such picture`)
  return entry
}

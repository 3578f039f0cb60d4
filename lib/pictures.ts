import 'server-only'
import { readFileSync } from 'node:fs'
import { cache } from 'react'
import { PICTURE_MANIFEST, type PictureEntry } from './picture-manifest'

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

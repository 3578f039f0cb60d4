import { asSlug } from '../slug.ts'

/** The folder of the pictures. */
export const MASTERS = 'content/pictures'

export type PictureFormat = 'webp' | 'svg'

/** The name of a file in content/pictures: `home/house.webp`, or `home/house.day.svg` and `home/house.night.svg`. */
export type PictureName = { picture: string; light: 'day' | 'night' | undefined; format: PictureFormat }

const NAME = /^(?<picture>[^.]+)(?:\.(?<light>day|night))?\.(?<format>webp|svg)$/

/** Undefined for a path, relative to content/pictures, that is not the name of a picture. */
export function parsePictureFile(path: string): PictureName | undefined {
  const { picture, light, format } = NAME.exec(path)?.groups ?? {}
  if (!picture) return undefined
  return {
    picture,
    light: light === 'day' || light === 'night' ? light : undefined,
    format: format === 'svg' ? 'svg' : 'webp',
  }
}

/** The files that a picture by day can be. */
export const dayFiles = (picture: string): string[] =>
  ['.webp', '.day.webp', '.svg', '.day.svg'].map((ending) => picture + ending)

/** The path of a picture below content/pictures, without variant and extension. */
export const PICTURE_PATH = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

/** The nearest path that a picture can have, named as `npm run pictures:import` does; undefined without a folder, or elsewhere. */
export function nearestPicturePath(path: string): string | undefined {
  if (/^\w+:/.test(path)) return undefined
  const nearest = path
    .replace(/(\.(day|night))?(\.(webp|svg|png|jpe?g|avif))?$/i, '')
    .split(/[\\/]+/)
    .map(asSlug)
    .filter((step) => step !== '')
    .join('/')
    .replace(/^(content\/)?pictures\//, '')
  return PICTURE_PATH.test(nearest) ? nearest : undefined
}

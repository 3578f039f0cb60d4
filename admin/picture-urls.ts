import { dayFiles } from '../lib/content/picture-files.ts'

/** The URL of content/pictures in the visual editor. */
export const PUBLIC_PICTURES = '/pictures/'
/** Stands for a picture that was selected for upload; its name is set when the file is saved. */
export const UPLOAD = 'not-yet/uploaded'

const EXTENSION = /(\.day|\.night)?\.[a-z0-9]+$/

/** `projects/ferry-plan` → `/pictures/projects/ferry-plan.webp`, or the file that the picture has. */
export function pictureUrl(name: unknown, pictures: readonly string[]): unknown {
  if (typeof name !== 'string') return name
  const path = dayFiles(name).find((candidate) => pictures.includes(candidate))
  return PUBLIC_PICTURES + (path ?? `${name}.webp`)
}

/** The inverse of pictureUrl. */
export function pictureName(url: unknown): unknown {
  if (typeof url !== 'string') return url
  if (url.startsWith('blob:')) return UPLOAD
  return url.replace(PUBLIC_PICTURES, '').replace(EXTENSION, '')
}

import sharp, { type OutputInfo } from 'sharp'
import { MAX_BYTES } from '../../build/check-picture-masters.ts'
import { formatName, kilobytes } from '../../build/inspect-master.ts'
import type { PictureFormat } from '../../lib/content/picture-files.ts'
import { MAX_SIDE } from '../../lib/content/schemas/picture-shapes.ts'

type Conversion = { converted?: { bytes: Buffer; format: PictureFormat; done: string[] }; problem?: string }

/** Tried one after another until a picture is small enough for the repository. */
const QUALITIES = [88, 82, 76, 68, 60, 50]
/** Then it is made smaller, for dense ones such as a wood in leaf. */
const WIDTHS = [MAX_SIDE, 1600, 1280]
const READ = 'a picture in JPEG, PNG, AVIF, WebP, GIF, TIFF or SVG'
const EXPORT = 'open it where you can see it, and export it as JPEG'
/** The brands of HEIC files (ISO/IEC 23008-12, annex B), which phones also call .jpg. */
const HEIC = /^ftyp(?:hei|hev|mif1|msf1)/

/** Converts a picture to a master: upright, at most 2000 pixels, in sRGB, with its transparency. A drawing stays as it is. */
export async function convertPicture(name: string, bytes: Buffer): Promise<Conversion> {
  if (/\.svg$/i.test(name)) return { converted: { bytes, format: 'svg', done: ['a drawing, unchanged'] } }
  if (bytes.length === 0) return { problem: 'an empty file' }
  const metadata = await sharp(bytes).metadata().catch(String)
  if (typeof metadata === 'string' || metadata.compression === 'hevc') {
    if (HEIC.test(bytes.toString('latin1', 4, 12))) return { problem: `expected ${READ}, got one in HEIC: ${EXPORT}` }
    if (/pixel limit/.test(String(metadata))) return { problem: 'more than 268 million pixels: make it smaller first' }
    return { problem: `expected ${READ}, got something else, or a damaged one: ${EXPORT}` }
  }
  const { pages = 1, orientation = 1, hasAlpha, format } = metadata
  const { width, height } = metadata.autoOrient
  const isFine = format === 'webp' && orientation === 1 && pages === 1 && Math.max(width, height) <= MAX_SIDE
  if (isFine && bytes.length <= MAX_BYTES)
    return { converted: { bytes, format: 'webp', done: [`${width} × ${height}, unchanged`] } }
  try {
    const { data, info } = await smallest(bytes)
    const done = [
      `${width} × ${height} ${formatName(metadata)} to ${info.width} × ${info.height}, ${kilobytes(data.length)}`,
      ...(orientation > 1 ? ['turned as its EXIF data say'] : []),
      ...(hasAlpha ? ['with its transparency'] : []),
      ...(pages > 1 ? [`only the first of ${pages} pictures`] : []),
    ]
    return { converted: { bytes: data, format: 'webp', done } }
  } catch (error) {
    return { problem: `a damaged picture (${String(error).split('\n')[0]})` }
  }
}

/** The largest width in the best quality that fits; a picture that is too large in all of them is reported by its size. */
async function smallest(bytes: Buffer) {
  let result: { data: Buffer; info: OutputInfo } | undefined
  for (const width of WIDTHS) {
    const pixels = await sharp(bytes)
      .autoOrient()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer()
    for (const quality of QUALITIES) {
      result = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer({ resolveWithObject: true })
      if (result.data.length <= MAX_BYTES) return result
    }
  }
  if (!result) throw new Error('there is no quality to try')
  return result
}

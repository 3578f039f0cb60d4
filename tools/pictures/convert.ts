import sharp, { type Sharp } from 'sharp'
import { MAX_BYTES } from '../../build/check-picture-masters.ts'
import { kilobytes, MAX_WIDTH } from '../../build/inspect-master.ts'
import type { PictureFormat } from '../../lib/content/picture-files.ts'

type Conversion = { converted?: { bytes: Buffer; format: PictureFormat; done: string[] }; problem?: string }

/** Tried one after another until a picture is small enough for the repository. */
const QUALITIES = [88, 82, 76, 68, 60, 50]
/** The brands of HEIC files (ISO/IEC 23008-12, annex B), which phones also call .jpg. */
const HEIC = /^ftyp(?:hei|hev|mif1|msf1)/

/** Converts a picture to a master: upright, at most 2000 pixels, in sRGB, with its transparency. A drawing stays as it is. */
export async function convertPicture(name: string, bytes: Buffer): Promise<Conversion> {
  if (/\.svg$/i.test(name)) return { converted: { bytes, format: 'svg', done: ['a drawing, unchanged'] } }
  if (bytes.length === 0) return { problem: 'an empty file' }
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!metadata || metadata.compression === 'hevc') {
    const hint = HEIC.test(bytes.toString('latin1', 4, 12))
      ? 'HEIC is not read: export it as JPEG'
      : 'no picture in JPEG, PNG, AVIF, WebP, GIF or TIFF, or a damaged one'
    return { problem: hint }
  }
  const { pages = 1, orientation = 1, hasAlpha, format } = metadata
  const { width, height } = metadata.autoOrient
  const isFine = format === 'webp' && orientation === 1 && pages === 1 && Math.max(width, height) <= MAX_WIDTH
  if (isFine && bytes.length <= MAX_BYTES)
    return { converted: { bytes, format: 'webp', done: [`${width} × ${height}, unchanged`] } }
  try {
    const upright = sharp(bytes)
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_WIDTH, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await smallest(upright)
    const done = [
      `${width} × ${height} ${format === 'heif' ? 'AVIF' : format.toUpperCase()} to ${info.width} × ${info.height}, ${kilobytes(data.length)}`,
      ...(orientation > 1 ? ['turned as its EXIF data say'] : []),
      ...(hasAlpha ? ['with its transparency'] : []),
      ...(pages > 1 ? [`only the first of ${pages} pictures`] : []),
    ]
    return { converted: { bytes: data, format: 'webp', done } }
  } catch (error) {
    return { problem: `a damaged picture (${String(error).split('\n')[0]})` }
  }
}

/** The best quality that fits; a picture that is too large in all of them is reported by its size. */
async function smallest(picture: Sharp) {
  const pixels = await picture.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer()
  const encode = (quality: number) => sharp(pixels).webp({ quality, effort: 6 }).toBuffer({ resolveWithObject: true })
  const [first = 80, ...others] = QUALITIES
  let result = await encode(first)
  for (const quality of others) if (result.data.length > MAX_BYTES) result = await encode(quality)
  return result
}

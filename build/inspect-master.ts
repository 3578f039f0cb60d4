/** Reads the size and the transparency of a master, and what is wrong with it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'
import type { PictureFormat } from '../lib/content/picture-files.ts'
import { MAX_SIDE } from '../lib/content/schemas/picture-shapes.ts'
import { outputFile } from '../lib/output-file.ts'
import { checkSvg, type Flaw, MAX_SVG_BYTES } from './check-svg.ts'
import { rasterise } from './encode-svg.ts'

export interface MasterFacts {
  width: number
  height: number
  /** Some of it is transparent. */
  cutOut: boolean
}
export type Inspection = { facts?: MasterFacts; flaws: Flaw[] }

/** Part of the cache key: raise it when an inspection has another result than before. */
const VERSION = 8
const CACHE = '.cache/pictures/inspections.json'
/** The width at which the transparency of a drawing is measured. */
const RASTER_WIDTH = 256

type Cache = Record<string, Inspection | undefined>

/** Inspects masters, or takes their inspections from the cache, whose keys are hashes of their content. */
export async function inspectMasters(
  masters: readonly { format: PictureFormat; bytes: Buffer }[],
): Promise<Inspection[]> {
  const cache = readCache()
  const used = new Map<string, Promise<Inspection>>()
  const inspections = await Promise.all(
    masters.map(({ format, bytes }) => {
      const key = createHash('sha256').update(`${VERSION} ${format} `).update(bytes).digest('base64url')
      const inspection = used.get(key) ?? Promise.resolve(cache[key] ?? inspectMaster(format, bytes))
      used.set(key, inspection)
      return inspection
    }),
  )
  const entries = await Promise.all([...used].map(async ([key, inspection]) => [key, await inspection] as const))
  if (entries.some(([key]) => !(key in cache)))
    outputFile(CACHE, JSON.stringify({ ...cache, ...Object.fromEntries(entries) }))
  return inspections
}

/** Empty when the file is missing, or was not written completely. */
function readCache(): Cache {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'))
  } catch {
    return {}
  }
}

export function inspectMaster(format: PictureFormat, bytes: Buffer): Promise<Inspection> {
  return format === 'svg' ? inspectSvg(bytes) : inspectWebp(bytes)
}

async function inspectSvg(bytes: Buffer): Promise<Inspection> {
  if (bytes.length > MAX_SVG_BYTES) return flaw(`at most ${kilobytes(MAX_SVG_BYTES)}`, kilobytes(bytes.length))
  const { source = '', flaw: unread } = await readSvg(bytes)
  if (unread) return { flaws: [unread] }
  const { size, flaws } = checkSvg(source)
  if (!size || flaws.length > 0) return { flaws }
  try {
    const { data, info } = await sharp(await rasterise(source, RASTER_WIDTH))
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    // A pixel at the edge is partly transparent when the height is no whole number of pixels.
    const inside = data.filter((_, index) => {
      const [x, y] = [index % info.width, Math.floor(index / info.width)]
      return x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1
    })
    if (!isVisible(data)) return flaw(VISIBLE, 'an empty drawing')
    return { facts: { ...size, cutOut: hasTransparency(inside) }, flaws: [] }
  } catch (error) {
    return flaw('a drawing that can be drawn', firstLine(error))
  }
}

async function inspectWebp(bytes: Buffer): Promise<Inspection> {
  if (bytes.length === 0) return flaw('a WebP picture', 'an empty file')
  const image = sharp(bytes)
  const metadata = await image.metadata().catch(() => undefined)
  if (!metadata) return flaw('a WebP picture', isWebp(bytes) ? 'a damaged one' : 'something else')
  if (metadata.format !== 'webp')
    return flaw('a WebP picture', `a picture in ${formatName(metadata)} under another name`)
  const { hasAlpha, pages = 1 } = metadata
  // As browsers show it: cameras store a portrait as a landscape and how to turn it.
  const { width, height } = metadata.autoOrient
  if (pages > 1) return flaw('a picture that does not move', `an animation of ${pages} pictures`)
  // Not decoded, because it may be as large as all memory.
  if (Math.max(width, height) > MAX_SIDE)
    return flaw(`at most ${MAX_SIDE} pixels in width and height`, `${width} × ${height}`)
  try {
    const pixels = await (hasAlpha ? image.extractChannel(3) : image).raw().toBuffer()
    if (hasAlpha && !isVisible(pixels)) return flaw(VISIBLE, 'one that is transparent everywhere')
    return { facts: { width, height, cutOut: hasAlpha && hasTransparency(pixels) }, flaws: [] }
  } catch (error) {
    return flaw('a WebP picture', `a damaged one (${firstLine(error)})`)
  }
}

/** AVIF and HEIC are in one container format. */
export const formatName = ({ format, compression }: Metadata): string =>
  format === 'heif' ? (compression === 'av1' ? 'AVIF' : 'HEIC') : format.toUpperCase()

/** The first bytes of the container format. */
const isWebp = (bytes: Buffer): boolean => bytes.toString('latin1', 8, 12) === 'WEBP'

/** `alpha` is one byte for each pixel. Edges between opaque shapes are a little transparent too. */
const hasTransparency = (alpha: Uint8Array): boolean => alpha.some((value) => value < 128)

const VISIBLE = 'a picture on which something can be seen'

/** One percent of a colour is not seen. */
const isVisible = (alpha: Uint8Array): boolean => alpha.some((value) => value > 2)

const flaw = (expected: string, got: string): Inspection => ({ flaws: [{ line: 1, expected, got }] })

export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.trim() ?? ''

/** The source of a drawing or a logo, or the flaw of a file that holds none. */
export async function readSvg(bytes: Buffer): Promise<{ source?: string; flaw?: Flaw }> {
  const unread = (got: string) => ({ flaw: { line: 1, expected: 'an SVG drawing', got } })
  if (bytes.length === 0) return unread('an empty file')
  try {
    return { source: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const metadata = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    // Of an SVG in another encoding sharp reads the format too.
    const isOther = metadata && metadata.format !== 'svg'
    return unread(isOther ? `a picture in ${formatName(metadata)}` : 'no text encoded as UTF-8')
  }
}

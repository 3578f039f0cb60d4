/** Checks that the masters in content/pictures are large enough to be sharp and small enough for the repository. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export const MASTERS = 'content/pictures'
export const MAX_WIDTH = 2000
const MAX_BYTES = 250 * 1024
const MAX_TOTAL_BYTES = 15 * 1024 * 1024

/** Minimum width in pixels by the path's prefix: about what the largest layout shows. The first match counts. */
const MIN_WIDTHS: readonly (readonly [prefix: string, width: number])[] = [
  ['home/', 1800],
  ['projects/', 1600],
  ['services/', 1200],
  ['technologies/', 800],
  ['careers/rooms/', 900],
  ['careers/', 1200],
  ['not-found/', 1200],
  ['accessibility/', 1000],
  ['about/offices/', 800],
  ['about/', 1200],
  ['apps/', 1000],
  ['contact/', 800],
  ['call-to-action/', 600],
  ['portraits/', 400],
]

/** Returns the paths of all masters below `folder`, sorted. */
export function mastersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** Returns one line, with the file's name, for each problem of the masters below `folder`. */
export async function masterProblems(folder: string): Promise<string[]> {
  const masters = mastersIn(folder)
  const sizes = new Map(masters.map((master) => [master, statSync(join(folder, master)).size]))
  const found = await Promise.all(masters.map((master) => problemsOf(folder, master, sizes.get(master) ?? 0)))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const tooHeavy =
    total > MAX_TOTAL_BYTES ? [`${folder}: ${kilobytes(total)} in all; keep it to ${kilobytes(MAX_TOTAL_BYTES)}`] : []
  return [...found.flat(), ...tooHeavy]
}

async function problemsOf(folder: string, master: string, bytes: number): Promise<string[]> {
  const file = join(folder, master)
  const size = await sizeOf(file)
  if (!size) return [`${file}: not a WebP picture`]
  const { width, height } = size
  const minimum = MIN_WIDTHS.find(([prefix]) => master.startsWith(prefix))?.[1] ?? 400
  const problems: string[] = []
  if (width < minimum)
    problems.push(`${file}: too small, ${width} pixels wide; it is shown so large that it needs ${minimum}`)
  if (Math.max(width, height) > MAX_WIDTH)
    problems.push(`${file}: ${width} × ${height} pixels; ${MAX_WIDTH} are enough`)
  if (bytes > MAX_BYTES) problems.push(`${file}: ${kilobytes(bytes)}; keep a master to ${kilobytes(MAX_BYTES)}`)
  if (master.endsWith('.night.webp')) {
    const day = await sizeOf(file.replace(/\.night\.webp$/, '.day.webp'))
    if (day && (day.width !== width || day.height !== height))
      problems.push(`${file}: ${width} × ${height} pixels, but its day has ${day.width} × ${day.height}`)
  }
  return problems
}

async function sizeOf(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { format, width, height } = await sharp(file).metadata()
    return format === 'webp' ? { width, height } : undefined
  } catch {
    return undefined
  }
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`

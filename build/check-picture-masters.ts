/** What a master in content/pictures must be like, so that it is sharp where it is shown and light in the repository. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export const MASTERS = 'content/pictures'
export const WIDEST = 2000
const HEAVIEST = 250 * 1024
const ALL_TOGETHER = 15 * 1024 * 1024

/** The least width of a master, by the beginning of its name: about what the largest layout shows. First match counts. */
const LEAST: readonly (readonly [begins: string, width: number])[] = [
  ['home/', 1800],
  ['projects/', 1600],
  ['services/', 1200],
  ['technologies/', 800],
  ['careers/', 1200],
  ['not-found/', 1200],
  ['about/offices/', 800],
  ['about/', 1200],
  ['apps/', 1000],
  ['contact/', 800],
  ['portraits/', 400],
]

/** Every master below `folder`, in the order of the alphabet. */
export function mastersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
}

/** What is wrong with the masters below `folder`, one line each, with the name of the file. Empty when all is well. */
export async function masterProblems(folder: string): Promise<string[]> {
  const masters = mastersIn(folder)
  const sizes = new Map(masters.map((master) => [master, statSync(join(folder, master)).size]))
  const found = await Promise.all(masters.map((master) => problemsOf(folder, master, sizes.get(master) ?? 0)))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const heavy =
    total > ALL_TOGETHER ? [`${folder}: ${kilobytes(total)} in all; keep it to ${kilobytes(ALL_TOGETHER)}`] : []
  return [...found.flat(), ...heavy]
}

async function problemsOf(folder: string, master: string, bytes: number): Promise<string[]> {
  const file = join(folder, master)
  const size = await sizeOf(file)
  if (!size) return [`${file}: not a WebP picture`]
  const { width, height } = size
  const least = LEAST.find(([begins]) => master.startsWith(begins))?.[1] ?? 400
  const problems: string[] = []
  if (width < least)
    problems.push(`${file}: too small, ${width} pixels wide; it is shown so large that it needs ${least}`)
  if (Math.max(width, height) > WIDEST) problems.push(`${file}: ${width} × ${height} pixels; ${WIDEST} are enough`)
  if (bytes > HEAVIEST) problems.push(`${file}: ${kilobytes(bytes)}; keep a master to ${kilobytes(HEAVIEST)}`)
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

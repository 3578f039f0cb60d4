/** Checks that the masters in content/pictures are large enough to be sharp and small enough for the repository. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MASTERS, type PictureName, parsePictureFile } from '../lib/content/picture-files.ts'
import { fileProblem, type Problem } from '../lib/content/problem.ts'
import { type ContentChanges, contentFilesBelow } from '../lib/content/read-files.ts'
import { MIN_WIDTH } from '../lib/content/schemas/picture-shapes.ts'
import { type Inspection, inspectMaster, inspectMasters, kilobytes, type MasterFacts } from './inspect-master.ts'

export const MAX_BYTES = 250 * 1024

/** A picture beyond these is a line. The binding of a notebook is the highest for its width. */
const MAX_WIDE = 20
const MAX_HIGH = 100

/** `path` is relative to content/pictures. */
export type Master = { path: string; name: PictureName; bytes: Buffer; facts: MasterFacts }

/** Returns the paths of all masters below `folder`, sorted. */
export function mastersIn(folder: string): string[] {
  return contentFilesBelow(folder).filter(parsePictureFile).sort()
}

/** Returns the masters below `folder` that are valid, and a problem for each that is not; `changed` are read in their place. */
export async function readMasters(
  folder = MASTERS,
  changed: ContentChanges['pictureFiles'] = new Map(),
): Promise<{ masters: Master[]; problems: Problem[] }> {
  const problems: Problem[] = []
  const paths = [...new Set([...mastersIn(folder), ...changed.keys()])].sort()
  const files = paths.flatMap((path) => {
    const name = parsePictureFile(path)
    const change = changed.get(path)
    const bytes = changed.has(path)
      ? change && Buffer.from(change)
      : readOrReport(join(folder, path), (got) => problems.push(problem(path, 'a file', got)))
    return name && bytes ? [{ path, name, bytes, format: name.format }] : []
  })
  const inspections = await inspectMasters(files)
  const masters: Master[] = []
  for (const [index, { path, name, bytes }] of files.entries()) {
    const inspection = inspections[index] ?? { flaws: [] }
    problems.push(...problemsOf(path, name, bytes, inspection))
    if (inspection.facts) masters.push({ path, name, bytes, facts: inspection.facts })
  }
  problems.push(...nightProblems(masters))
  return { masters, problems }
}

/** Returns the problems that a file would have at a path relative to content/pictures. */
export async function masterProblems(path: string, bytes: Buffer): Promise<Problem[]> {
  const name = parsePictureFile(path)
  if (!name) return [problem(path, 'a name that ends in .webp or .svg', 'another')]
  return problemsOf(path, name, bytes, await inspectMaster(name.format, bytes))
}

function problemsOf(path: string, name: PictureName, bytes: Buffer, { facts, flaws }: Inspection): Problem[] {
  const problems = flaws.map(({ line, expected, got }) => ({ ...problem(path, expected, got), line }))
  return facts ? [...problems, ...sizeProblems(path, name, bytes.length, facts)] : problems
}

function readOrReport(file: string, report: (got: string) => void): Buffer | undefined {
  try {
    if (existsSync(file)) return readFileSync(file)
    report('a link that leads nowhere')
  } catch (error) {
    report(`one that cannot be read (${String(error)})`)
  }
  return undefined
}

function sizeProblems(path: string, { format }: PictureName, bytes: number, { width, height }: MasterFacts): Problem[] {
  const problems: Problem[] = []
  const shape = (words: string) => problems.push(problem(path, `at most ${words}`, `${width} × ${height}`))
  if (width > MAX_WIDE * height) shape(`${MAX_WIDE} times as wide as high`)
  if (height > MAX_HIGH * width) shape(`${MAX_HIGH} times as high as wide`)
  // A drawing is sharp in every size, and its bytes are checked before it is read.
  if (format === 'svg') return problems
  if (width < MIN_WIDTH) problems.push(problem(path, `at least ${MIN_WIDTH} pixels in width`, `${width} × ${height}`))
  if (bytes > MAX_BYTES) problems.push(problem(path, `at most ${kilobytes(MAX_BYTES)}`, kilobytes(bytes)))
  return problems
}

/** A night variant is shown in the place of its day variant. */
function nightProblems(masters: readonly Master[]): Problem[] {
  return masters.flatMap(({ path, name, facts }) => {
    const day = masters.find((other) => other.name.picture === name.picture && other.name.light === 'day')?.facts
    if (name.light !== 'night' || !day || (day.width === facts.width && day.height === facts.height)) return []
    return [problem(path, `${day.width} × ${day.height}, as its day variant`, `${facts.width} × ${facts.height}`)]
  })
}

const problem = (path: string, expected: string, got: string) => fileProblem(`${MASTERS}/${path}`, expected, got)

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MARK_FILE } from '../lib/colours/mark.ts'
import { shapeProblems } from '../lib/content/checks/picture-shapes.ts'
import { type Inspection, inspectContent } from '../lib/content/load.ts'
import { fileProblem, type Problem, sortProblems } from '../lib/content/problem.ts'
import type { ContentChanges } from '../lib/content/read-files.ts'
import { readMasters } from './check-picture-masters.ts'
import { iconProblems } from './check-tool-icons.ts'
import { logoFlaw } from './render-logo.ts'

/** Like inspectContent, with the problems of the picture files, icons and logo, and of fields that need another picture. */
export async function inspectProject(root = 'content', changes?: ContentChanges): Promise<Inspection> {
  const { content, ...inspection } = inspectContent(root, undefined, changes)
  const { masters, problems: found } = await readMasters(join(root, 'pictures'), changes?.pictureFiles)
  const days = masters.filter(({ name }) => name.light !== 'night')
  const sizes = new Map(days.map(({ name, facts }) => [name.picture, { ...facts, isDrawing: name.format === 'svg' }]))
  const { files } = inspection.read
  const problems = sortProblems([
    ...inspection.problems,
    ...found,
    ...shapeProblems(files, sizes),
    ...iconProblems(files),
    ...(await problemsOfLogo(join(root, '..', MARK_FILE))),
  ])
  return { ...inspection, problems, ...(content && problems.length === 0 ? { content } : {}) }
}

async function problemsOfLogo(path: string): Promise<Problem[]> {
  // The editor and tests may read content alone.
  if (!existsSync(path)) return existsSync(dirname(path)) ? [fileProblem(MARK_FILE, 'an SVG file', 'none')] : []
  const flaw = await logoFlaw(readFileSync(path))
  return flaw ? [{ ...fileProblem(MARK_FILE, flaw.expected, flaw.got), line: flaw.line }] : []
}

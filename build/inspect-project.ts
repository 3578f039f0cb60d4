import { join } from 'node:path'
import { shapeProblems } from '../lib/content/checks/picture-shapes.ts'
import { type Inspection, inspectContent } from '../lib/content/load.ts'
import { sortProblems } from '../lib/content/problem.ts'
import type { ContentChanges } from '../lib/content/read-files.ts'
import { readMasters } from './check-picture-masters.ts'

/** Like inspectContent, with the problems of the picture files, and of fields that need another picture. */
export async function inspectProject(root = 'content', changes?: ContentChanges): Promise<Inspection> {
  const { content, ...inspection } = inspectContent(root, undefined, changes)
  const { masters, problems: found } = await readMasters(join(root, 'pictures'))
  const days = masters.filter(({ name }) => name.light !== 'night')
  const sizes = new Map(days.map(({ name, facts }) => [name.picture, facts]))
  const problems = sortProblems([...inspection.problems, ...found, ...shapeProblems(inspection.read.files, sizes)])
  return { ...inspection, problems, ...(content && problems.length === 0 ? { content } : {}) }
}

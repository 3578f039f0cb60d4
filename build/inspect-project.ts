import { join } from 'node:path'
import { type Inspection, inspectContent } from '../lib/content/load.ts'
import { sortProblems } from '../lib/content/problem.ts'
import type { ContentChanges } from '../lib/content/read-files.ts'
import { readMasters } from './check-picture-masters.ts'

/** Like inspectContent, with the problems of the picture files too. */
export async function inspectProject(root = 'content', changes?: ContentChanges): Promise<Inspection> {
  const { content, ...inspection } = inspectContent(root, undefined, changes)
  const { problems: found } = await readMasters(join(root, 'pictures'))
  const problems = sortProblems([...inspection.problems, ...found])
  return { ...inspection, problems, ...(content && problems.length === 0 ? { content } : {}) }
}

import type { ContentFiles } from '../files.ts'
import type { Problem } from '../problem.ts'

export function runChecks(_files: ContentFiles, _today: string): { problems: Problem[]; warnings: Problem[] } {
  return { problems: [], warnings: [] }
}

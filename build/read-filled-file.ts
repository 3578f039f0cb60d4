import { fillClaims } from '../lib/content/claim-placeholders.ts'
import { withoutClosedJobs } from '../lib/content/closed-jobs.ts'
import { earliestToday } from '../lib/content/load.ts'
import { readFiles, type SingletonName } from '../lib/content/read-files.ts'

/** A file of content/ with the values of facts and claims, for which its schema is made; undefined when it cannot be read. */
export function readFilledFile(name: SingletonName): unknown {
  const { files } = fillClaims(readFiles('content').files)
  return withoutClosedJobs(files, earliestToday()).find(({ kind }) => kind === name)?.value
}

import { fillClaims } from '../lib/content/claim-placeholders.ts'
import { earliestToday } from '../lib/content/load.ts'
import { readFiles, type SingletonName } from '../lib/content/read-files.ts'
import { withShownLinks } from '../lib/content/shown-links.ts'

/** A file of content/ with the values of facts and claims, for which its schema is made; undefined when it cannot be read. */
export function readFilledFile(name: SingletonName): unknown {
  const { files } = fillClaims(readFiles('content').files)
  return withShownLinks(files, earliestToday()).find(({ kind }) => kind === name)?.value
}

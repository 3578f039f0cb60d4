import { fillClaims } from '../lib/content/claim-placeholders.ts'
import { earliestToday } from '../lib/content/load.ts'
import { type ContentFile, readFiles, type SingletonName } from '../lib/content/read-files.ts'
import { withShownLinks } from '../lib/content/shown-links.ts'

let filled: readonly ContentFile[] | undefined

/**
 * A file of content/ with the values of facts and claims, for which its schema is made; undefined when it cannot be read.
 * The content is read once in a process, and each group of build steps is a new one.
 */
export function readFilledFile(name: SingletonName): unknown {
  filled ??= withShownLinks(fillClaims(readFiles('content').files).files, earliestToday())
  return filled.find(({ kind }) => kind === name)?.value
}

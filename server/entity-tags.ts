import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../lib/files-below.ts'
import { COMPRESSED } from '../lib/hosting/headers.ts'

/** The strong ETag of a file: the hash of its content, because images of containers and git give many files one time. */
export const entityTag = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** The ETag of each file of the export, by its path. It is weak, because compressed variants share it. */
export function entityTags(outDir: string): Map<string, string> {
  const paths = new Set(filesBelow(outDir))
  return new Map(
    [...paths]
      .filter((path) => !COMPRESSED.test(path) || !paths.has(path.replace(COMPRESSED, '')))
      .map((path) => [`/${path}`, `W/${entityTag(readFileSync(join(outDir, path)))}`]),
  )
}

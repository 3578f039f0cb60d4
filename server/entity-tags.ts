import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The strong ETag of a file: the hash of its content, because images of containers and git give many files one time. */
export const entityTag = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** The ETag of each of these files of the export, by its path. It is weak, because compressed variants share it. */
export const entityTags = (outDir: string, files: readonly string[]): Map<string, string> =>
  new Map(files.map((file) => [file, `W/${entityTag(readFileSync(join(outDir, file)))}`]))

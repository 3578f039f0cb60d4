import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { COMPRESSED } from '../lib/hosting/headers.ts'

/** The strong ETag of a file: the hash of its content, because images of containers and git give many files one time. */
export const entityTag = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** The ETag of each file of the export, by its path. It is weak, because compressed variants share it. */
export function entityTags(outDir: string): Map<string, string> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(files.map(({ parentPath, name }) => join(parentPath, name)))
  return new Map(
    [...paths]
      .filter((path) => !COMPRESSED.test(path) || !paths.has(path.replace(COMPRESSED, '')))
      .map((path) => [
        `/${path.slice(join(outDir, sep).length).split(sep).join('/')}`,
        `W/${entityTag(readFileSync(path))}`,
      ]),
  )
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { COMPRESSED } from '../lib/hosting/headers.ts'

/**
 * The ETag of each file of the export, by its path. It is the hash of the content, because images of containers and
 * reproducible builds give all files one time. It is weak, because compressed variants share it.
 */
export function entityTags(outDir: string): Map<string, string> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(files.map(({ parentPath, name }) => join(parentPath, name)))
  return new Map(
    [...paths]
      .filter((path) => !COMPRESSED.test(path) || !paths.has(path.replace(COMPRESSED, '')))
      .map((path) => {
        const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)
        return [`/${path.slice(join(outDir, sep).length).split(sep).join('/')}`, `W/"${hash}"`]
      }),
  )
}

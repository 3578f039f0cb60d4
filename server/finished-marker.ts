import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A file that the last step of a build writes into the export. It contains the path of the site's address, the folder of
 * the export with the pages: `/team/site`, or nothing. The server rejects an export without the file.
 */
export const FINISHED = '.finished'

/** The path of the site's address for which the export in `outDir` was built. Undefined when it is not finished. */
export function finishedBasePath(outDir: string): string | undefined {
  const marker = join(outDir, FINISHED)
  return existsSync(marker) ? readFileSync(marker, 'utf8') : undefined
}

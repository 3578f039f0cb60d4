import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { breachesOf } from './breaches.ts'
import { compileAhead } from './chunks.ts'
import { sealPage } from './page.ts'

/** The content editor is a page of its own making, with a policy of its own. */
const NOT_OURS = /^admin\//

/** The pages of the export in `outDir`, as `about/index.html`. */
export const htmlFiles = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html') && !NOT_OURS.test(name))
    .sort()

/**
 * Seals every page of the export, and reads each again as a browser would. Returns what a browser would refuse, one
 * sentence each; nothing may be published then.
 */
export async function sealExport(outDir: string, messageOrigin: string): Promise<string[]> {
  compileAhead(outDir)
  const files = new Map<string, Buffer>()
  const read = (path: string): Buffer => {
    const known = files.get(path)
    if (known) return known
    const bytes = readFileSync(join(outDir, path))
    files.set(path, bytes)
    return bytes
  }
  const breaches: string[] = []
  for (const name of htmlFiles(outDir)) {
    const file = join(outDir, name)
    const path = `/${name.replace(/index\.html$/, '')}`
    const sealed = await sealPage(readFileSync(file, 'utf8'), { path, messageOrigin, read })
    writeFileSync(file, sealed)
    breaches.push(...breachesOf(sealed, read).map((breach) => `${name}: ${breach}`))
  }
  return breaches
}

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { breachesOf } from './breaches.ts'
import { CHUNK, readyChunks } from './chunks.ts'
import { sealPage } from './page.ts'
import type { Publish } from './styles.ts'

/** The content editor is a page of its own making, with a policy of its own. */
const NOT_OURS = /^admin\//

/** Where what belongs to single pages lies: under Next's own files, which hosts let browsers keep for good. */
const PAGES = '/_next/static/pages'

/** The texts of the export in `outDir` that are ours, as `about/index.html`. */
const textFiles = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.(?:html|txt|js|css)$/.test(name) && !NOT_OURS.test(name))
    .sort()

export const htmlFiles = (outDir: string): string[] => textFiles(outDir).filter((name) => name.endsWith('.html'))

/**
 * Seals every page of the export, and reads each again as a browser would. Returns what a browser would refuse, one
 * sentence each; nothing may be published then.
 */
export async function sealExport(outDir: string, messageOrigin: string): Promise<string[]> {
  const ready = readyChunks(outDir, textFiles(outDir))
  const files = new Map<string, Buffer>()
  const read = (path: string): Buffer => {
    const known = files.get(path)
    if (known) return known
    const bytes = readFileSync(join(outDir, path))
    files.set(path, bytes)
    return bytes
  }
  mkdirSync(join(outDir, PAGES), { recursive: true })
  const publish: Publish = (text, extension) => {
    const path = `${PAGES}/${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.${extension}`
    writeFileSync(join(outDir, path), text)
    return path
  }
  const breaches: string[] = []
  for (const name of textFiles(outDir).filter((each) => !CHUNK.test(each))) {
    const file = join(outDir, name)
    const text = readFileSync(file, 'utf8')
    const made = ready(name, text)
    if (!name.endsWith('.html')) {
      if (made !== text) writeFileSync(file, made)
      continue
    }
    const path = `/${name.replace(/index\.html$/, '')}`
    const sealed = await sealPage(made, { path, messageOrigin, read, publish })
    writeFileSync(file, sealed)
    breaches.push(...breachesOf(sealed, read).map((breach) => `${name}: ${breach}`))
  }
  return breaches
}

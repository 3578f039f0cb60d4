import { createHash } from 'node:crypto'
import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { OWN_FILES } from '../compress.ts'
import { breachesOf } from './breaches.ts'
import { CHUNK, fitting, type Renamed, readyChunks } from './chunks.ts'
import { sealPage } from './page.ts'
import { type SharedParts, takeSharedParts, withSharedParts } from './shared-parts.ts'
import type { Publish } from './styles.ts'

/** The content editor is a page of its own making, with a policy of its own. */
const NOT_OURS = /^admin\//

/** Where what belongs to single pages lies: under Next's own files, which hosts let browsers keep for good. */
const PAGES = `/${OWN_FILES}`

/** The texts of the export in `outDir` that are ours, as `about/index.html`. */
const textFiles = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.(?:html|txt|js|css)$/.test(name) && !NOT_OURS.test(name))
    .sort()

export const htmlFiles = (outDir: string): string[] => textFiles(outDir).filter((name) => name.endsWith('.html'))

export interface Unsealed {
  outDir: string
  messageOrigin: string
  /** The pages and their data, as `about/index.html` and `about/index.txt`. */
  names: readonly string[]
  renamed: Renamed
  /** With the new names. */
  parts: SharedParts
}

/** Makes the scripts and style sheets of the export ready. Returns what has still to be sealed. */
export function readyToSeal(outDir: string, messageOrigin: string): Unsealed {
  const made = takeSharedParts(outDir)
  const files = textFiles(outDir)
  const renamed = readyChunks(outDir, files)
  const withNewNames = fitting(renamed)
  const parts = new Map([...made].map(([name, html]) => [name, withNewNames(`${name}.html`, html)]))
  mkdirSync(join(outDir, PAGES), { recursive: true })
  return { outDir, messageOrigin, names: files.filter((name) => !CHUNK.test(name)), renamed, parts }
}

export interface Sealed {
  /** What a browser would refuse, one sentence each: nothing may be published then. */
  breaches: string[]
  /** The files of single pages' own that were added, as `_next/static/pages/a.js`. */
  added: string[]
}

/** Seals pages, and reads each again as a browser would. */
export async function seal({ outDir, messageOrigin, names, renamed, parts }: Unsealed): Promise<Sealed> {
  const withNewNames = fitting(renamed)
  const files = new Map<string, Buffer>()
  const read = (path: string): Buffer => {
    const known = files.get(path)
    if (known) return known
    const bytes = readFileSync(join(outDir, path))
    files.set(path, bytes)
    return bytes
  }
  const added: string[] = []
  const publish: Publish = (text, extension) => {
    const path = `${PAGES}/${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.${extension}`
    if (files.has(path)) return path
    // Not read again: another process may be writing the same.
    const bytes = Buffer.from(text)
    files.set(path, bytes)
    writeFileSync(join(outDir, path), bytes)
    added.push(path.slice(1))
    return path
  }
  const breaches: string[] = []
  for (const name of names) {
    const file = join(outDir, name)
    const text = readFileSync(file, 'utf8')
    const made = withSharedParts(withNewNames(name, text), parts)
    if (!name.endsWith('.html')) {
      if (made !== text) overwrite(file, made)
      continue
    }
    const path = `/${name.replace(/index\.html$/, '')}`
    const sealed = await sealPage(made, { path, messageOrigin, read, publish })
    overwrite(file, sealed)
    breaches.push(...breachesOf(sealed, read).map((breach) => `${name}: ${breach}`))
  }
  return { breaches, added }
}

/** Without emptying the file first, as `writeFileSync` does: ext4 then puts each on the disk at once, a tenth of the time. */
function overwrite(file: string, text: string): void {
  const bytes = Buffer.from(text)
  const opened = openSync(file, 'r+')
  writeFileSync(opened, bytes)
  ftruncateSync(opened, bytes.length)
  closeSync(opened)
}

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { PART, SHARED_PARTS } from '../../lib/shared-parts.ts'

/** The markup of each part that all pages share (components/layout/shared-part.tsx), by its name. */
export type SharedParts = ReadonlyMap<string, string>

/** A part's place in a page, and in React's data in a file of its own. In a page's own data the place stays (run-page.ts). */
const IN_PAGE = />\u00a4part-([a-z-]+)\u00a4</g
const IN_DATA = /"__html":"\u00a4part-([a-z-]+)\u00a4"/g

/** Takes the parts, and the page that they were made in, from the export in `outDir`. */
export function takeSharedParts(outDir: string): SharedParts {
  const html = readFileSync(join(outDir, SHARED_PARTS, 'index.html'), 'utf8')
  rmSync(join(outDir, SHARED_PARTS), { recursive: true })
  const parts = parse(html).querySelectorAll(`[${PART}]`)
  return new Map(parts.map((part) => [part.getAttribute(PART) ?? '', part.innerHTML]))
}

/** The page or the data with the parts in their places. Throws when there is no part for one. */
export function withSharedParts(text: string, parts: SharedParts): string {
  const partOf = (name: string): string => {
    const part = parts.get(name)
    if (part === undefined) throw new Error(`the layout has no part "${name}"`)
    return part
  }
  return text
    .replace(IN_PAGE, (_, name: string) => `>${partOf(name)}<`)
    .replace(IN_DATA, (_, name: string) => `"__html":${JSON.stringify(partOf(name))}`)
}

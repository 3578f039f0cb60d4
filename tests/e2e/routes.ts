import { join } from 'node:path'
import { loadContent } from '../../lib/content/load.ts'
import { allRoutes } from '../../lib/seo/routes.ts'
import { findPages } from '../../server/static-files.ts'

const OUT = join(process.cwd(), 'out')

/**
 * Every route of the export, found by its index.html: a new page is in all sweeps at once. Throws when the content has one
 * that the export has not, so that no sweep can miss a page and pass.
 */
export function routesOf(outDir = OUT): string[] {
  const found = findPages(outDir)
  const missing = allRoutes(loadContent())
    .map(({ path }) => path)
    .filter((path) => !found.has(path))
  if (missing.length > 0) throw new Error(`The export lacks ${missing.join(', ')}: run "npm run build" first.`)
  return [...found].sort()
}

/** `items` in parts of nearly the same size, each of at most `size`. */
export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.filter((_, index) => index % count === part))
}

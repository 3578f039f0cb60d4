import { loadContent } from '../../../lib/content/load.ts'
import { allRoutes } from '../../../lib/seo/routes.ts'
import { routesOf } from '../routes.ts'

/** Every route of the export. Throws when the content has one that the export has not: no sweep may miss a page. */
export function sweptRoutes(): string[] {
  const found = routesOf()
  const missing = allRoutes(loadContent())
    .map(({ path }) => path)
    .filter((path) => !found.includes(path))
  if (missing.length > 0) throw new Error(`The sweep does not find ${missing.join(', ')}: run "npm run build" first.`)
  return found
}

/** `items` in parts of nearly the same size, each of at most `size`. */
export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.filter((_, index) => index % count === part))
}

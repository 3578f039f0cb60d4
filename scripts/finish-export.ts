/** After `next build`: takes away what no visitor should reach, and checks that the export is whole. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadContent } from '../lib/content/load.ts'
import { allRoutes } from '../lib/seo/routes.ts'

/** Copies of the 404 page that Next writes beside out/404.html: with status 200 they would be pages like any other. */
const LEFTOVERS = ['404', '_not-found', '_not-found.html', '_not-found.txt']
const FILES = ['404.html', 'robots.txt', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest']

/** Clears the export in `outDir` and returns what is missing from it, one sentence each. */
export function finishExport(outDir: string, routes: readonly string[]): string[] {
  for (const name of LEFTOVERS) rmSync(join(outDir, name), { recursive: true, force: true })
  const wanted = [...FILES, ...routes.map((route) => `${route.slice(1)}index.html`)]
  return wanted.flatMap((name) => {
    const file = join(outDir, name)
    if (!existsSync(file)) return [`${file} is missing`]
    if (name.endsWith('.html') && !readFileSync(file, 'utf8').includes('</html>'))
      return [`${file} is not a whole page`]
    return []
  })
}

function main(): void {
  const routes = allRoutes(loadContent()).map(({ path }) => path)
  const problems = finishExport('out', routes)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(`\nThe export is not whole: ${problems.length} of its files are missing or broken.`)
    process.exitCode = 1
    return
  }
  console.log(`The export is whole: ${routes.length} routes in out/.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()

/** After `next build`: clears the export, seals its pages, adds what hosts want beside them, and checks that all is whole. */
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkedContent } from '../lib/content/checked.ts'
import { messagesConfig } from '../lib/messages/config.ts'
import { allRoutes } from '../lib/seo/routes.ts'
import { loadEnvFiles } from '../server/env-files.ts'
import { compress, hasManyPages, textsOf } from './compress.ts'
import { finishPages } from './finish-pages.ts'
import { exportedHostFiles } from './hosts/files.ts'

/** Copies of the 404 page that Next writes beside out/404.html: with status 200 they would be pages like any other. */
const LEFTOVERS = ['404', ...['_not-found', '_global-error'].flatMap((name) => [name, `${name}.html`, `${name}.txt`])]
/** A page's data a second time, for Next's own server: no script of Next's asks an export for it. */
const UNASKED = '__next._full.txt'
/** What a whole page ends with. */
const LAST = '</html>'
const FILES = [
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'routes.json',
  'manifest.webmanifest',
  '.well-known/security.txt',
]

/** Clears the export in `outDir` and returns what is missing from it, one sentence each. */
export function finishExport(outDir: string, routes: readonly string[]): string[] {
  for (const name of LEFTOVERS) rmSync(join(outDir, name), { recursive: true, force: true })
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' }))
    if (basename(name) === UNASKED) rmSync(join(outDir, name))
  const wanted = [...FILES, ...routes.map((route) => `${route.slice(1)}index.html`)]
  return wanted.flatMap((name) => {
    const file = join(outDir, name)
    if (!existsSync(file)) return [`${file} is missing`]
    if (name.endsWith('.html') && endOf(file) !== LAST) return [`${file} is not a whole page`]
    return []
  })
}

/** As many of the last bytes as `LAST` has: to read a thousand pages for them takes a quarter of a second. */
function endOf(file: string): string {
  const opened = openSync(file, 'r')
  const end = Buffer.alloc(LAST.length)
  readSync(opened, end, { position: Math.max(0, fstatSync(opened).size - LAST.length) })
  closeSync(opened)
  return end.toString()
}

async function main(): Promise<void> {
  loadEnvFiles()
  const routes = allRoutes(checkedContent('written')).map(({ path }) => path)
  stopAt(finishExport('out', routes), 'The export is not whole')
  const { breaches, done } = await finishPages('out', messagesConfig(process.env).origin)
  stopAt(breaches, 'A browser would refuse parts of the pages')
  for (const { path, text } of exportedHostFiles(routes)) writeFileSync(join('out', path), text)
  const texts = textsOf('out')
  const finished = new Set(done)
  await compress(
    'out',
    texts.filter((name) => !finished.has(name)),
    hasManyPages(texts),
  )
  console.log(`The export is whole and sealed: ${routes.length} routes in out/.`)
}

/** Nothing of an export with a problem may be published: says what is wrong and ends the build. */
function stopAt(problems: readonly string[], summary: string): void {
  if (problems.length === 0) return
  for (const problem of problems) console.error(problem)
  console.error(`\n${summary}: ${problems.length} problems.`)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void main()

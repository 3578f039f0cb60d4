/**
 * After `next build`: adds what other steps have written meanwhile, removes pages that the content leaves out, and throws
 * when a page or a required file is missing, or an id to which a link of the content leads.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingIds } from '../lib/content/checks/links.ts'
import { earliestToday, loadContent } from '../lib/content/load.ts'
import { formatProblem } from '../lib/content/problem.ts'
import { readFiles } from '../lib/content/read-files.ts'
import { withShownLinks } from '../lib/content/shown-links.ts'
import { allRoutes } from '../lib/routes.ts'
import { readArguments } from './command-line.ts'
import { removeAbsentPages } from './remove-absent-pages.ts'

readArguments('npm run build runs this. It completes what next build has written, and looks for what is missing.', {})

const FILES = [
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'routes.json',
  'manifest.webmanifest',
  '.well-known/security.txt',
]

// Next copies public/ while pictures are still being encoded.
cpSync('public/assets', 'out/assets', { recursive: true })
const content = loadContent()
removeAbsentPages(content)
const pages = allRoutes(content).map(({ path }) => `${path.slice(1)}index.html`)
const missing = [...FILES, ...pages].filter((name) => !existsSync(join('out', name)))
if (missing.length > 0) throw new Error(`next build has not written out/${missing.join(', out/')}`)

const read = readFiles('content')
const idsOf = (page: string) =>
  [...readFileSync(join('out', page, 'index.html'), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
const today = earliestToday()
const problems = missingIds({ ...read, files: withShownLinks(read.files, today), raw: read.files, today }, idsOf)
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1

/** After `next build`: removes pages that the content leaves out, and throws when a page or a required file is missing. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../lib/content/load.ts'
import { allRoutes, PAGES } from '../lib/routes.ts'
import { readArguments } from './command-line.ts'

readArguments('npm run build runs this. It looks for pages that next build has not written.', {})

const FILES = [
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'llms.txt',
  'routes.json',
  'manifest.webmanifest',
  '.well-known/security.txt',
]

const content = loadContent()
// Next writes the page of notFound() there.
for (const { path, seo } of PAGES) if (!seo(content)) rmSync(join('out', path), { recursive: true, force: true })
const pages = allRoutes(content).map(({ path }) => `${path.slice(1)}index.html`)
const missing = [...FILES, ...pages].filter((name) => !existsSync(join('out', name)))
if (missing.length > 0) throw new Error(`next build has not written out/${missing.join(', out/')}`)

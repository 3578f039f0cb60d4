/** After `next build`: throws when a page or a required file is missing, and adds the files for hosts. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '../lib/content/load.ts'
import { allRoutes } from '../lib/routes.ts'
import { NO_PAGE } from '../lib/static-params.ts'
import { readArguments } from './command-line.ts'
import { exportedHostFiles } from './export-host-files.ts'

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

for (const folder of ['careers', 'portfolio']) rmSync(join('out', folder, NO_PAGE), { recursive: true, force: true })
const routes = allRoutes(loadContent()).map(({ path }) => path)
const missing = [...FILES, ...routes.map((route) => `${route.slice(1)}index.html`)].filter(
  (name) => !existsSync(join('out', name)),
)
if (missing.length > 0) throw new Error(`next build has not written out/${missing.join(', out/')}`)
for (const { path, text } of exportedHostFiles(routes)) writeFileSync(join('out', path), text)

/** Finishes the export (docs/architecture.md). Throws with page and reason; the server refuses what is not finished. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { messagesConfig } from '../../lib/messages/config.ts'
import { NO_PAGE } from '../../lib/static-params.ts'
import { loadEnvFiles } from '../../server/env-files.ts'
import { findPages } from '../../server/static-files.ts'
import { readArguments } from '../command-line.ts'
import { readBasePath } from '../read-base-path.ts'
import { readRedirects } from '../read-redirects.ts'
import { withProgress } from '../with-progress.ts'
import { policyViolations } from './check-content-security-policy.ts'
import { addPolicy } from './content-security-policy.ts'
import { defer, LOADER } from './defer-scripts.ts'
import { preloadPicture } from './preload-picture.ts'

const usage = `npm run build runs this. It finishes the export of next build, in out/ or the folder that is named.
--publish compresses with more effort.`
const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: { publish: { type: 'boolean' } },
})
const [outDir = 'out'] = positionals
const basePath = readBasePath()
if (basePath) {
  // The export becomes the folder of its path, so that any host can serve `outDir` as the top of a domain.
  const whole = `${outDir}.whole`
  // Of a build that was interrupted.
  rmSync(whole, { recursive: true, force: true })
  renameSync(outDir, whole)
  mkdirSync(dirname(join(outDir, basePath)), { recursive: true })
  renameSync(whole, join(outDir, basePath))
}
const root = join(outDir, basePath)
const read = (url: string) => readFileSync(join(outDir, url))
const names = () => readdirSync(root, { recursive: true, encoding: 'utf8' })
const write = (url: string, text: string | Buffer) => writeFileSync(join(outDir, url), text, { flag: 'wx' })
loadEnvFiles()
const { origin } = messagesConfig(process.env)
// Copies of 404.html that Next writes beside it: hosts would answer them with status 200. And the note in public/.
for (const name of ['.gitkeep', '404', '_not-found', '_not-found.html', '_not-found.txt'])
  rmSync(join(root, name), { recursive: true, force: true })
// The page of a list without entries (lib/static-params.ts).
for (const name of names().filter((name) => basename(name) === NO_PAGE)) rmSync(join(root, name), { recursive: true })
for (const { path, text } of staticHostFiles([...findPages(outDir)], names(), basePath, readRedirects()))
  write(path, text)
mkdirSync(join(root, '_next/static/pages'), { recursive: true })
write(basePath + LOADER.path, LOADER.code)
const own = ownPublicFiles()
const pages = names().filter((name) => name.endsWith('.html') && !own.includes(name.split(sep).join('/')))
await withProgress('page', pages, (name) => {
  const file = join(root, name)
  try {
    const deferred = defer(readFileSync(file, 'utf8'), read, write, basePath)
    const page = addPolicy(preloadPicture(deferred), read, origin)
    const violations = policyViolations(page, read, basePath)
    if (violations.length > 0) throw new Error(violations.join('\n'))
    writeFileSync(file, page)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
})
// For hosts that send precompressed files. Quality 11 takes 15 seconds instead of one, for 11 % fewer bytes than 5.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: values.publish ? 11 : 5 } }
const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]
const all = new Set(names())
const isText = (name: string) => /\.(html|js|css|svg|txt|xml|json|webmanifest)$/.test(name)
// An owner may have compressed a file of public/.
const texts = [...all].filter((name) => isText(name) && !all.has(`${name}.br`) && !all.has(`${name}.gz`))
await withProgress('compressed file', texts, async (name) => {
  const url = join(basePath, name)
  write(`${url}.br`, await brotliOf(read(url), brotli))
  write(`${url}.gz`, await gzipOf(read(url), { level: 9 }))
})
console.log(`The export is finished: ${pages.length} pages in ${outDir}/`)

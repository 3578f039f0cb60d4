/** Finishes the export (docs/architecture.md). Throws with page and reason; the server refuses what is not finished. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownPublicFiles } from '../../lib/hosting/public-files.ts'
import { staticHostFiles } from '../../lib/hosting/static-host-files.ts'
import { messagesConfig } from '../../lib/messages/config.ts'
import { NO_PAGE } from '../../lib/static-params.ts'
import { loadEnvFiles } from '../../server/env-files.ts'
import { findPages } from '../../server/static-files.ts'
import { readArguments } from '../command-line.ts'
import { withProgress } from '../with-progress.ts'
import { policyViolations } from './check-content-security-policy.ts'
import { addPolicy } from './content-security-policy.ts'
import { defer, LOADER } from './defer-scripts.ts'

const usage = 'npm run build runs this. It finishes the export of next build, in out/ or the folder that is named.'
const [outDir = 'out'] = readArguments(usage, { allowPositionals: true }).positionals
const read = (path: string) => readFileSync(join(outDir, path))
const names = () => readdirSync(outDir, { recursive: true, encoding: 'utf8' })
const write = (path: string, text: string | Buffer) => writeFileSync(join(outDir, path), text, { flag: 'wx' })
loadEnvFiles()
const { origin } = messagesConfig(process.env)
// Copies of 404.html that Next writes beside it: hosts would answer them with status 200. And the note in public/.
for (const name of ['.gitkeep', '404', '_not-found', '_not-found.html', '_not-found.txt'])
  rmSync(join(outDir, name), { recursive: true, force: true })
for (const folder of ['careers', 'portfolio']) rmSync(join(outDir, folder, NO_PAGE), { recursive: true, force: true })
for (const { path, text } of staticHostFiles([...findPages(outDir)], names())) write(path, text)
mkdirSync(join(outDir, '_next/static/pages'), { recursive: true })
write(LOADER.path, LOADER.code)
const own = ownPublicFiles()
const pages = names().filter((name) => name.endsWith('.html') && !own.includes(name.split(sep).join('/')))
await withProgress('page', pages, (name) => {
  try {
    const page = addPolicy(defer(read(name).toString(), read, write), read, origin)
    const violations = policyViolations(page, read)
    if (violations.length > 0) throw new Error(violations.join('\n'))
    writeFileSync(join(outDir, name), page)
  } catch (error) {
    throw new Error(`${join(outDir, name)}: ${error instanceof Error ? error.message : error}`)
  }
})
// For hosts that send precompressed files. Quality 9 of 11 takes a tenth of the time for 5 % more bytes.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]
const texts = names().filter((name) => /\.(html|js|css|svg|txt|xml|json|webmanifest)$/.test(name))
await withProgress('compressed file', texts, async (name) => {
  write(`${name}.br`, await brotliOf(read(name), brotli))
  write(`${name}.gz`, await gzipOf(read(name), { level: 9 }))
})
console.log(`The export is finished: ${pages.length} pages in ${outDir}/`)

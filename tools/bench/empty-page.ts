import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import next from 'next/package.json' with { type: 'json' }
import { version as react } from 'react'
import { outputFile } from '../../lib/output-file.ts'
import { FINISHED } from '../../server/finished-marker.ts'

export const VERSIONS = `Next ${next.version}, React ${react}`
const FILES = {
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('.'))} } }`,
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <main><h1>Empty</h1><p>The least that Next and React send.</p></main>',
}

/** Builds the empty page once per version of Next and React. Returns the folder of its export. */
export function buildEmptyPage(): string {
  const folder = resolve('.cache/bench', `empty-${next.version}-${react}`)
  const outDir = join(folder, 'out')
  if (existsSync(join(outDir, FINISHED))) return outDir
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) outputFile(join(folder, name), text)
  const built = spawnSync(resolve('node_modules/.bin/next'), ['build'], { cwd: folder, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The empty page was not built:\n${built.stdout}${built.stderr}`)
  writeFileSync(join(outDir, FINISHED), '')
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  for (const file of names.filter((name) => /\.(html|js)$/.test(name)).map((name) => join(outDir, name))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
  }
  return outDir
}

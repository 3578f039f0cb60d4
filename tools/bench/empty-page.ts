import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import next from 'next/package.json' with { type: 'json' }
import { version as react } from 'react'

export const VERSIONS = `Next ${next.version}, React ${react}`
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default { output: 'export', turbopack: { root: ${JSON.stringify(resolve('.'))} } }`,
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <main><h1>Empty</h1><p>The least that Next and React send.</p></main>',
}

/** Builds the empty page with the project's packages, once for each of their versions. Returns the folder of its export. */
export function buildEmptyPage(): string {
  const folder = resolve('.cache/bench', `empty-${next.version}-${react}`)
  const building = `${folder}.building`
  if (existsSync(folder)) return join(folder, 'out')
  rmSync(building, { recursive: true, force: true })
  mkdirSync(join(building, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(building, name), text)
  const built = spawnSync(resolve('node_modules/.bin/next'), ['build'], { cwd: building, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The empty page was not built:\n${built.stdout}${built.stderr}`)
  const names = readdirSync(join(building, 'out'), { recursive: true, encoding: 'utf8' })
  for (const file of names.filter((name) => /\.(html|js)$/.test(name)).map((name) => join(building, 'out', name))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
  }
  renameSync(building, folder)
  return join(folder, 'out')
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { compress, textsOf } from '../compress.ts'

const ROOT = JSON.stringify(resolve('.'))
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default { output: 'export', turbopack: { root: ${ROOT} }, experimental: { inlineCss: true } }`,
  'app/page.css': 'body { margin: 2rem; font-family: sans-serif }',
  'app/layout.js': [
    "import './page.css'",
    "export const metadata = { title: 'Empty', description: 'The least that Next makes.' }",
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  ].join('\n'),
  'app/page.js': 'export default () => <main><h1>Empty</h1></main>',
}

/** Builds the least page that these versions of Next and React make, below `folder`. Returns the folder of its export. */
export async function buildEmptyPage(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The empty page was not built:\n${built.stdout}${built.stderr}`)
  const outDir = join(folder, 'out')
  await compress(outDir, textsOf(outDir), false)
  return outDir
}

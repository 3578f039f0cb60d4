/**
 * `npm run dev`: Next's development server and a watcher of content/. Next does not track the YAML files, so each change
 * rewrites a module that the layout imports.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { createRequire } from 'node:module'
import { readArguments } from '../build/command-line.ts'
import { readBasePath } from '../build/read-base-path.ts'
import { writeDevRefresh } from '../build/write-dev-refresh-file.ts'
import { copyMasters } from '../build/write-picture-manifest.ts'

const basePath = readBasePath()

/** Milliseconds. Editors write a file in several steps. */
const DEBOUNCE = 60

const require = createRequire(import.meta.url)

/** Runs a step of the build. Next shows what is wrong with the content, so a step that fails ends nothing. */
async function build(step: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', `build/${step}.ts`], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) console.error(`build/${step}.ts has failed: what it writes is missing or old.`)
}

/** Logs invalid masters, such as a file that is still being written. */
async function images(): Promise<void> {
  await copyMasters().catch((error: Error) => console.error(error.message))
}

async function refresh(names: readonly string[]): Promise<void> {
  if (names.some((name) => /\.(webp|svg)$/.test(name))) await images()
  if (names.some((name) => /^(toolbox|technologies)/.test(name))) await build('write-tool-icons')
  if (names.includes('site.yaml')) await build('write-colours')
  if (readBasePath() !== basePath)
    console.log('The path of url in content/site.yaml has changed: start npm run dev again.')
  writeDevRefresh(Date.now())
}

const usage =
  'npm run dev [-- options of next dev] serves the site while you edit it; a change of content/ shows at once.'
let next: ChildProcess | undefined
// Next still writes files while it ends.
readArguments(usage, { strict: false }, (exitCode) => (next ? next.kill() : process.exit(exitCode)))
writeDevRefresh(0)
// Social cards are not needed here: only other sites show them.
await Promise.all([...['subset-fonts', 'write-tool-icons', 'write-colours', 'draw-app-icons'].map(build), images()])

const changed = new Set<string>()
let timer: NodeJS.Timeout | undefined
let queue = Promise.resolve()
watch('content', { recursive: true }, (_, name) => {
  if (!name || /(^|[/\\])\./.test(name)) return
  changed.add(name)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const names = [...changed]
    changed.clear()
    queue = queue.then(() => refresh(names))
  }, DEBOUNCE)
})

if (basePath) console.log(`The pages are below ${basePath}/, the path of url in content/site.yaml.`)
next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.once('exit', () => next?.kill())
next.on('exit', (code) => process.exit(code ?? 1))

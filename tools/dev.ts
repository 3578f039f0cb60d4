/**
 * `npm run dev`: Next's own server, and a watch over content/. Next knows its modules, not our YAML files; so each change
 * there changes a module that every page is made of, and open pages refresh by themselves.
 */
import { spawn, spawnSync } from 'node:child_process'
import { watch, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { MASTERS, makeDraft, makeEntry, pictureOf, readManifest, writeManifest } from '../build/encode-images.ts'
import { CONTENT_STAMP } from '../lib/content-stamp.ts'

/** Editors write a file in several steps. */
const PAUSE = 60
const PICTURE = /^pictures\/(.+\.webp)$/

const require = createRequire(import.meta.url)

function script(name: string): void {
  spawnSync(process.execPath, [require.resolve('tsx/cli'), `build/${name}.ts`], { stdio: 'inherit' })
}

/** Makes again what is made of the changed files, and lets the pages know. */
async function refresh(names: readonly string[]): Promise<void> {
  const pictures = names.flatMap((name) => PICTURE.exec(name)?.[1] ?? [])
  if (pictures.length > 0) await redraw(pictures)
  if (names.includes('toolbox.yaml')) script('tool-icons')
  writeFileSync(CONTENT_STAMP, JSON.stringify({ changed: Date.now() }))
}

/** In this process, and only what has changed: to start another one takes longer than to make a picture. */
async function redraw(masters: readonly string[]): Promise<void> {
  const manifest = readManifest()
  for (const picture of new Set(masters.map(pictureOf))) {
    try {
      const entry = await makeEntry(picture, makeDraft)
      if (entry) manifest[picture] = entry
      else delete manifest[picture]
    } catch (error) {
      // Half written, or no picture: what was there stays.
      console.error(`${MASTERS}/${picture}: ${error instanceof Error ? error.message : error}`)
    }
  }
  writeManifest(manifest)
}

for (const name of ['fonts', 'tool-icons', 'images', 'social-cards']) script(name)

const changed = new Set<string>()
let timer: NodeJS.Timeout | undefined
let working = Promise.resolve()
watch('content', { recursive: true }, (_, name) => {
  if (!name || /(^|[/\\])\./.test(name)) return
  changed.add(name.replaceAll('\\', '/'))
  clearTimeout(timer)
  timer = setTimeout(() => {
    const names = [...changed]
    changed.clear()
    working = working.then(() => refresh(names)).catch((error: unknown) => console.error(error))
  }, PAUSE)
})

const next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
next.on('exit', (code) => process.exit(code ?? 0))

/**
 * `npm run dev`: Next's own server, and a watch over content/. Next knows its modules, not our YAML files; so each change
 * there changes a module that every page is made of, and open pages refresh by themselves.
 */
import { spawn, spawnSync } from 'node:child_process'
import { watch, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The module, which app/layout.tsx reads; scripts/icons.ts makes it for builds. */
const STAMP = '.generated/content-stamp.json'
/** Editors write a file in several steps. */
const PAUSE = 120

const require = createRequire(import.meta.url)

function script(name: string, ...flags: string[]): void {
  spawnSync(process.execPath, [require.resolve('tsx/cli'), `scripts/${name}.ts`, ...flags], { stdio: 'inherit' })
}

/** Makes again what is made of the changed files, and lets the pages know. */
function refresh(names: ReadonlySet<string>): void {
  if ([...names].some((name) => name.startsWith('pictures'))) script('pictures', '--draft')
  if (names.has('toolbox.yaml')) script('icons')
  writeFileSync(STAMP, JSON.stringify({ changed: Date.now() }))
}

for (const name of ['fonts', 'icons', 'pictures', 'social']) script(name)

const changed = new Set<string>()
let timer: NodeJS.Timeout | undefined
watch('content', { recursive: true }, (_, name) => {
  if (!name || /(^|\/)\./.test(name)) return
  changed.add(name)
  clearTimeout(timer)
  timer = setTimeout(() => {
    const names = new Set(changed)
    changed.clear()
    refresh(names)
  }, PAUSE)
})

const next = spawn(process.execPath, [require.resolve('next/dist/bin/next'), 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
next.on('exit', (code) => process.exit(code ?? 0))

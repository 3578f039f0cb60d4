/** `npm run build [-- --publish]`: builds the site into out/, step by step, and stops at the first failure. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FINISHED } from '../server/finished-marker.ts'
import { readArguments } from './command-line.ts'
import { readBasePath } from './read-base-path.ts'

const USAGE = `npm run build                 builds the site into out/
npm run build -- --publish    takes longer for smaller files, for a deployment`

const { publish } = readArguments(USAGE, { options: { publish: { type: 'boolean', default: false } } }).values

type Step = readonly ['tsx' | 'next', ...string[]]

const effort = publish ? ['--publish'] : []

/** The steps of a group run side by side, and the groups in turn. */
const GROUPS: readonly Step[][] = [
  [['tsx', 'build/check-content.ts']],
  [
    ['tsx', 'build/quick-steps.ts'],
    ['tsx', 'build/encode-images.ts', ...effort],
  ],
  [['tsx', 'build/draw-social-cards.ts']],
  [['next', 'build']],
  [['tsx', 'build/check-missing-pages.ts']],
  [['tsx', 'build/finish/main.ts', ...effort]],
  [['tsx', 'build/editor/main.ts']],
]

const MARKER = join('out', FINISHED)
const require = createRequire(import.meta.url)
/** What Node is started with. The program tsx would start a second Node for each step. */
const PROGRAMS = { tsx: ['--import', 'tsx'], next: [require.resolve('next/dist/bin/next')] }

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

async function run([program, ...rest]: Step): Promise<void> {
  if (program === 'next') rmSync(MARKER, { force: true })
  const child = spawn(process.execPath, [...PROGRAMS[program], ...rest], { stdio: 'inherit' })
  running.add(child)
  const [code] = await once(child, 'exit')
  running.delete(child)
  if (code === 0) return
  console.error(`\nThe build stopped at: ${program} ${rest.join(' ')}`)
  process.exit(code ?? 1)
}

for (const group of GROUPS) await Promise.all(group.map(run))
writeFileSync(MARKER, readBasePath())

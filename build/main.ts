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

/**
 * The steps of a group run side by side, and the groups in turn. Next renders pages on one core where there are two, and
 * pictures are encoded on all.
 */
const GROUPS: readonly Step[][] = [
  [['tsx', 'build/check-content.ts']],
  [
    ['tsx', 'build/quick-steps.ts'],
    ['tsx', 'build/write-picture-manifest.ts', ...effort],
    ['tsx', 'build/draw-social-cards.ts'],
  ],
  [
    ['next', 'build'],
    ['tsx', 'build/encode-images.ts', ...effort],
  ],
  [['tsx', 'build/complete-export.ts']],
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

async function run([program, ...rest]: Step, isAlone: boolean): Promise<void> {
  if (program === 'next') rmSync(MARKER, { force: true })
  // On a terminal its progress would stay on one line, into which the steps beside it would write.
  const stdout = isAlone || program === 'next' ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [...PROGRAMS[program], ...rest], { stdio: ['inherit', stdout, 'inherit'] })
  child.stdout?.pipe(process.stdout, { end: false })
  running.add(child)
  const [code] = await once(child, 'close')
  running.delete(child)
  if (code === 0) return
  console.error(`\nThe build stopped at: ${program} ${rest.join(' ')}`)
  process.exit(code ?? 1)
}

for (const group of GROUPS) await Promise.all(group.map((step) => run(step, group.length === 1)))
writeFileSync(MARKER, readBasePath())

/** `npm run build [-- --publish]`: runs these in turn and stops at the first that fails. The site is then in out/. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { readArguments } from './read-arguments.ts'

const USAGE = `npm run build                 builds the site into out/
npm run build -- --publish    takes longer for smaller images, for a deployment`

const { publish } = readArguments(USAGE, { options: { publish: { type: 'boolean', default: false } } }).values

const STEPS = [
  ['tsx', 'build/check-content.ts'],
  ['tsx', 'build/fonts.ts'],
  ['tsx', 'build/tool-icons.ts'],
  ['tsx', 'build/licences.ts'],
  ['tsx', 'build/images.ts', ...(publish ? ['--publish'] : [])],
  ['tsx', 'build/app-icons.ts'],
  ['tsx', 'build/social-cards.ts'],
  // Checks the types, too.
  ['next', 'build'],
  ['tsx', 'build/complete-export.ts'],
  ['tsx', 'build/finish/main.ts'],
  ['tsx', 'build/editor/main.ts'],
] as const

const require = createRequire(import.meta.url)
const PROGRAMS = { tsx: require.resolve('tsx/cli'), next: require.resolve('next/dist/bin/next') }

for (const [program, ...rest] of STEPS) {
  const { status } = spawnSync(process.execPath, [PROGRAMS[program], ...rest], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\nThe build stopped at: ${program} ${rest.join(' ')}`)
    process.exit(status ?? 1)
  }
}

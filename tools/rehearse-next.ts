/** Builds the site with a canary version of Next in a temporary folder, and tests every page in a browser. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../build/command-line.ts'
import { copyProject, removeProject, runOrThrow } from './project-copy.ts'

const USAGE = `npm run rehearse                      builds with the newest canary of Next and tests every page
npm run rehearse -- --next=VERSION    with another version
npm run rehearse -- --keep            leaves the temporary folder`

function newestCanary(): string {
  const { stdout, stderr } = spawnSync('npm', ['view', 'next', 'versions', '--json'], { encoding: 'utf8' })
  const versions: unknown = JSON.parse(stdout || '[]')
  const newest = [versions].flat().findLast((version) => String(version).includes('-canary.'))
  if (!newest) throw new Error(`npm knows no canary of Next. ${stderr}`)
  return String(newest)
}

const { next, keep } = readArguments(USAGE, { options: { next: { type: 'string' }, keep: { type: 'boolean' } } }).values
try {
  const version = next ?? newestCanary()
  const folder = copyProject({ forBuild: true })
  process.once('exit', () => (keep ? console.log(`Kept: ${folder}`) : removeProject(folder)))
  // npm modifies this file in place, and the copy is a hard link.
  const lock = join('node_modules', '.package-lock.json')
  rmSync(join(folder, lock), { force: true })
  cpSync(lock, join(folder, lock), { preserveTimestamps: true })
  console.log(`Building with Next ${version} in ${folder}`)
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  await runOrThrow(folder, 'npm', ['install', ...quiet, `next@${version}`])
  await runOrThrow(folder, 'npm', ['run', 'build'])
  await runOrThrow(folder, 'npx', ['tsc', '--noEmit'])
  await runOrThrow(folder, 'npx', ['playwright', 'test', '--project=site', '--project=behaviour'])
  console.log(`The site works with Next ${version}.`)
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

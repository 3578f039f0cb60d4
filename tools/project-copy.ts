import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'

/** The history, and files that a fresh clone does not have. */
const EXCLUDED = /^(\.git|node_modules|out|outbox|coverage|test-results|playwright-report|\.next.*|\.cache)$/

/**
 * Copies the project to a temporary folder, like a fresh clone, and returns the folder. For a build the packages are
 * linked file by file, because bundlers do not follow a symlink out of the project. `without`: folders to leave out.
 */
export function copyProject({ forBuild = false, without = [] as readonly string[] } = {}): string {
  const source = process.cwd()
  const target = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(source, target, {
    recursive: true,
    filter: (path) => {
      const [folder = ''] = relative(source, path).split(sep)
      return !EXCLUDED.test(folder) && !without.includes(folder)
    },
  })
  if (forBuild) {
    linkFiles(join(source, 'node_modules'), join(target, 'node_modules'))
    for (const cache of ['.cache/pictures', '.cache/social'])
      if (existsSync(cache)) linkFiles(join(source, cache), join(target, cache))
  } else {
    symlinkSync(join(source, 'node_modules'), join(target, 'node_modules'), 'dir')
  }
  return target
}

/** Uses hard links where possible, because copying takes minutes. Only for files that are not modified in place. */
function linkFiles(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  if (spawnSync('cp', ['-al', source, target], { stdio: 'ignore' }).status === 0) return
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}

export function removeProject(project: string): void {
  rmSync(project, { recursive: true, force: true })
}

/** Runs a command in the project, with `extra` added to the environment. */
export function runIn(project: string, command: string, args: string[], extra: Record<string, string> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', CI: '1', ...extra }
  return spawnSync(command, args, { cwd: project, encoding: 'utf8', env })
}

/** Runs a command asynchronously. Throws the end of its output when it fails. */
export async function runOrThrow(project: string, command: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '', CI: '1' }
  const child = spawn(command, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill()
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  process.off('exit', kill)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.trim().slice(-6000)}`)
}

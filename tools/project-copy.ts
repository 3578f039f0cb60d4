import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** What a fresh clone does not have, and the history. */
const LEFT_OUT = /^(\.git|node_modules|out|outbox|coverage|test-results|playwright-report|\.next.*|\.cache)$/

/**
 * The project as a fresh clone would have it, in a temporary folder. For a build the packages are linked file by file,
 * because a bundler does not follow a link out of the project.
 */
export function copyProject({ forBuild = false } = {}): string {
  const source = process.cwd()
  const target = mkdtempSync(join(tmpdir(), 'project-'))
  cpSync(source, target, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(source, path).split('/')[0] ?? ''),
  })
  if (forBuild) {
    linkFiles(join(source, 'node_modules'), join(target, 'node_modules'))
    // Pictures that were made before need not be made again.
    for (const made of ['.cache/pictures', '.cache/social'])
      if (existsSync(made)) linkFiles(join(source, made), join(target, made))
  } else {
    symlinkSync(join(source, 'node_modules'), join(target, 'node_modules'), 'dir')
  }
  return target
}

/** Hard links where the file system has them: a copy of the packages would take minutes. For files that nobody rewrites. */
export function linkFiles(source: string, target: string): void {
  const parent = join(target, '..')
  spawnSync('mkdir', ['-p', parent])
  if (spawnSync('cp', ['-al', source, target], { stdio: 'ignore' }).status === 0) return
  cpSync(source, target, { recursive: true, verbatimSymlinks: true })
}

export function removeProject(project: string): void {
  rmSync(project, { recursive: true, force: true })
}

/** Runs a command in the project; the environment is that of the test with `extra` over it. */
export function runIn(project: string, command: string, args: string[], extra: Record<string, string> = {}) {
  const env = { ...process.env, NODE_OPTIONS: '', CI: '1', ...extra }
  return spawnSync(command, args, { cwd: project, encoding: 'utf8', env })
}

/** The same without waiting for anything else; throws the end of what was said when the command fails. */
export async function runOrThrow(project: string, command: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: '', CI: '1' }
  const child = spawn(command, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill()
  process.once('exit', kill)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  process.off('exit', kill)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${said.trim().slice(-6000)}`)
}

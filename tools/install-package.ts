import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Installs a package that only one tool needs, so that `npm ci` does not, into its own folder of .cache, without install
 * scripts. Returns the package's folder. Throws when npm fails.
 */
export function installPackage(name: string, version: string): string {
  const root = resolve('.cache/tools', `${name.replaceAll('/', '-')}-${version}`)
  const folder = join(root, 'node_modules', name)
  const complete = join(root, 'complete')
  if (existsSync(complete)) return folder

  console.error(`Installing ${name} ${version} into ${root}`)
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "private": true }\n')
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', `${name}@${version}`, ...quiet], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install ${name} ${version}.`)
  writeFileSync(complete, '')
  return folder
}

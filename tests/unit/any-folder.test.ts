import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rewriteYaml } from '@/lib/content/yaml-write.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'

const above = temporaryFolder()

test('the folders above the checkout do not decide which browser tests run', () => {
  const checkout = join(above, 'site/editor/weekly')
  const tools = ['tools/find-browser.ts', 'tools/free-port.ts']
  for (const name of ['package.json', 'playwright.config.ts', ...tools, 'tests/e2e/skip-reporter.ts'])
    cpSync(name, join(checkout, name))
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'), 'dir')
  // The real ones take long to load.
  const empty = join(above, 'empty.spec.ts')
  writeFileSync(empty, "import { test } from '@playwright/test'\ntest('empty', () => {})\n")
  for (const name of ['any', 'motion/any', 'site/any', 'editor/any', 'below-a-path/any', 'weekly/any'])
    cpSync(empty, join(checkout, `tests/e2e/${name}.spec.ts`))
  // Without JEST_WORKER_ID, which Playwright refuses.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'test', E2E_BROWSER: 'none' }
  const playwright = resolve('node_modules/@playwright/test/cli.js')
  const list = execFileSync(process.execPath, [playwright, 'test', '--list'], { cwd: checkout, env, encoding: 'utf8' })
  const lines = list.split('\n').map((line) => line.trim())
  const filesOf = (project: string) =>
    lines.flatMap((line) => line.split(`[${project}] › `)[1]?.split('.spec')[0] ?? [])
  expect(filesOf('behaviour').sort()).toEqual(['any', 'motion/any'])
  const own = ['site', 'editor', 'path', 'response'].flatMap(filesOf)
  expect(own).toEqual(['site/any', 'editor/any', 'below-a-path/any', 'weekly/any'])
})

test('Git for Windows checks out texts with LF, and rewritten files keep the line ending that they have', () => {
  const clone = temporaryFolder()
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, '-c', 'core.autocrlf=true', ...args])
  git('init', '-q')
  cpSync('.gitattributes', join(clone, '.gitattributes'))
  writeFileSync(join(clone, 'text.ts'), 'one\ntwo\n')
  git('add', '.')
  rmSync(join(clone, 'text.ts'))
  git('checkout', '-q', '.')
  expect(readFileSync(join(clone, 'text.ts'), 'utf8')).toBe('one\ntwo\n')
  expect(rewriteYaml('a: 1\r\n# b\r\nb: 2\r\n', { a: 1, b: 3 })).toBe('a: 1\r\n# b\r\nb: 3\r\n')
  expect(rewriteYaml('a: 1\r\nb: 2\n', { a: 1, b: 2 })).toBe('a: 1\r\nb: 2\n')
})

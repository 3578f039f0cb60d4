import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { rewriteYaml } from '@/lib/content/yaml-write.ts'
import { copyProject, removeProject } from '../../tools/project-copy.ts'

const above = mkdtempSync(join(tmpdir(), 'any-folder-'))
afterAll(() => removeProject(above))

test('the folders above the checkout do not decide which browser tests run', () => {
  const checkout = join(above, 'site/editor/weekly')
  mkdirSync(join(checkout, '..'), { recursive: true })
  renameSync(copyProject({ without: ['picture-rendering'] }), checkout)
  // Without JEST_WORKER_ID, which Playwright refuses.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'test', E2E_BROWSER: 'none' }
  const playwright = resolve('node_modules/@playwright/test/cli.js')
  const list = execFileSync(process.execPath, [playwright, 'test', '--list'], { cwd: checkout, env, encoding: 'utf8' })
  const testsOf = (project: string) => list.split('\n').filter((line) => line.startsWith(`  [${project}] › `))
  expect(testsOf('site').length).toBeGreaterThan(10)
  expect(testsOf('site').filter((line) => !line.includes('› site/'))).toEqual([])
  expect(testsOf('behaviour').length).toBeGreaterThan(100)
  expect(testsOf('behaviour').filter((line) => /› (site|editor|weekly)\//.test(line))).toEqual([])
}, 60_000)

test('Git for Windows checks out texts with LF, and rewritten files keep the line ending that they have', () => {
  const clone = mkdtempSync(join(above, 'clone-'))
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, '-c', 'core.autocrlf=true', ...args])
  git('init', '-q')
  copyFileSync('.gitattributes', join(clone, '.gitattributes'))
  const text = join(clone, 'text.ts')
  writeFileSync(text, 'one\ntwo\n')
  git('add', '.')
  rmSync(text)
  git('checkout', '-q', '.')
  expect(readFileSync(text, 'utf8')).toBe('one\ntwo\n')
  expect(rewriteYaml('a: 1\r\n# b\r\nb: 2\r\n', { a: 1, b: 3 })).toBe('a: 1\r\n# b\r\nb: 3\r\n')
  expect(rewriteYaml('a: 1\r\nb: 2\n', { a: 1, b: 2 })).toBe('a: 1\r\nb: 2\n')
})

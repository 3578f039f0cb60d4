import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject, removeProject, runIn } from '../../tools/project-copy.ts'
import { BASE_PATH, needExport } from './exported-pages.ts'

needExport()

test('only with its settings the build adds the editor in /admin/, with its own policy, scripts and fonts', () => {
  const names = readdirSync('out', { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /(^|\/)admin(\/|$)|editor|sveltia/.test(name))).toEqual([])

  const project = copyProject()
  mkdirSync(join(project, 'out'))
  const exportEditor = (EDITOR_BACKEND: string, EDITOR_REPO: string) => {
    const script = ['node_modules/tsx/dist/cli.mjs', 'build/editor/main.ts']
    const { status, stderr } = runIn(project, process.execPath, script, { EDITOR_BACKEND, EDITOR_REPO })
    expect([stderr, status]).toEqual(['', 0])
  }
  exportEditor('', '')
  expect(readdirSync(join(project, 'out'))).toEqual([])

  exportEditor('github', 'owner/site')
  const admin = join(project, 'out', BASE_PATH, 'admin')
  const read = (name: string) => readFileSync(join(admin, name), 'utf8')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read('index.html')) ?? []
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/)
  expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com https:\/\/github\.com /)
  expect(read('index.html')).toMatch(/prefers-reduced-motion: reduce.*::view-transition-group.*animation: none/)
  const host = { name: 'github', repo: 'owner/site' }
  expect(JSON.parse(read('settings.json'))).toMatchObject({
    mode: 'host',
    host,
    logo: expect.stringContaining('%3Csvg'),
  })
  const fonts = [...read('editor.js').matchAll(/\/admin\/(assets\/[\w.-]+\.woff2)/g)]
  expect(fonts.length).toBeGreaterThan(2)
  for (const [, name = ''] of [...fonts, ...read('index.html').matchAll(/src="([^"]+)"/g)])
    expect([name, existsSync(join(admin, name))]).toEqual([name, true])
  // Syntax highlighting is excluded, which would add hundreds of files.
  expect(readdirSync(admin).length).toBeLessThan(80)
  removeProject(project)
}, 120_000)

import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject, removeProject, runIn } from '../../tools/project-copy.ts'
import { BASE_PATH, needExport } from './exported-pages.ts'

jest.setTimeout(120_000)
needExport()

const ADMIN = join('out', BASE_PATH, 'admin')
const SCRIPTS = ['node_modules/tsx/dist/cli.mjs', 'build/editor/main.ts']

let project: string
beforeAll(() => {
  project = copyProject()
  mkdirSync(join(project, 'out'))
})
afterAll(() => removeProject(project))

function exportEditor(settings: Record<string, string>) {
  return runIn(project, process.execPath, SCRIPTS, { EDITOR_BACKEND: '', EDITOR_REPO: '', ...settings })
}

test('the export does not contain the editor', () => {
  const names = readdirSync('out', { recursive: true, encoding: 'utf8' })
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => /^admin(\/|$)|editor|sveltia/.test(name))).toEqual([])
})

test('without its settings the build does not add the editor', () => {
  expect(exportEditor({}).status).toBe(0)
  expect(readdirSync(join(project, 'out'))).toEqual([])
})

test('with its settings the build adds the editor in /admin/, with its own policy, scripts and fonts', () => {
  const { status, stdout, stderr } = exportEditor({ EDITOR_BACKEND: 'github', EDITOR_REPO: 'owner/site' })
  expect([stderr, status]).toEqual(['', 0])
  expect(stdout).toContain(`${ADMIN}/, for owner/site`)
  const read = (name: string) => readFileSync(join(project, ADMIN, name), 'utf8')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read('index.html')) ?? []
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/)
  expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com https:\/\/github\.com /)
  expect(JSON.parse(read('settings.json'))).toMatchObject({
    mode: 'host',
    host: { name: 'github', repo: 'owner/site' },
  })
  for (const [, src = ''] of read('index.html').matchAll(/src="([^"]+)"/g)) {
    expect([src, existsSync(join(project, ADMIN, src))]).toEqual([src, true])
  }
  const fonts = [...read('editor.js').matchAll(/\/admin\/(assets\/[\w.-]+\.woff2)/g)].map(([, name = '']) => name)
  expect(fonts.length).toBeGreaterThan(2)
  for (const name of fonts) expect([name, existsSync(join(project, ADMIN, name))]).toEqual([name, true])
  // Syntax highlighting is excluded, which would add hundreds of files.
  expect(readdirSync(join(project, ADMIN)).length).toBeLessThan(80)
})

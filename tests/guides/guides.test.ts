import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { APPLICATION_FIELDS } from '@/components/forms/application-form.logic.ts'
import { CONTACT_FIELDS } from '@/components/forms/contact-form.logic.ts'
import { messagesConfig } from '@/lib/messages/config.ts'
import { copyProject, removeProject } from '../../tools/project-copy.ts'
import { writeFixture } from '../fixtures/load.ts'
import { blocksOf, follow } from './follow-guide.ts'

/** Followed step by step here. */
const FOLLOWED = [
  'add-a-page.md',
  'add-a-project.md',
  'add-a-technology.md',
  'change-a-text.md',
  'connect-the-e-mail-service.md',
  'make-it-yours.md',
  'open-and-close-a-job.md',
]

/** tests/hosts/deploy-guide.test.ts follows the commands for each host, tests/server/monitoring.test.ts what it can; the editor's own tests are in tests/e2e/editor. */
const ELSEWHERE = ['deploy.md', 'operate.md', 'the-editor.md']
/** A path of the project, as guides write it. */
const PATH = /`((?:admin|app|build|components|content|deploy|docs|lib|server|tests|tools|\.github)\/[\w./-]+)`/g
/** Explanations: nothing in them is to be followed. */
const EXPLANATIONS = ['architecture.md', 'maintain.md', 'performance.md']

describe('in one project, one after another', () => {
  let project: string
  beforeAll(() => {
    project = copyProject()
    // Neither the build nor a command of the guides reads the tests; the compiler would.
    for (const folder of ['content', 'tests', 'art']) rmSync(join(project, folder), { recursive: true })
    writeFixture(join(project, 'content'))
  }, 60_000)
  afterAll(() => removeProject(project))

  test.each(FOLLOWED)(
    '%s can be followed to the letter',
    (name) => {
      const guide = readFileSync(join('docs', name), 'utf8')
      expect(blocksOf(guide).length).toBeGreaterThan(0)
      follow(guide, project)
    },
    180_000,
  )
})

test('the settings of the e-mail service are those that the build reads', () => {
  const guide = readFileSync('docs/connect-the-e-mail-service.md', 'utf8')
  const [block] = blocksOf(guide).filter(({ file }) => file === '.env.local')
  expect(messagesConfig(parseEnv(block?.text ?? '')).origin).toBe('https://api.emailjs.com')
})

test('the templates of the e-mail service have the variables that the forms send', () => {
  const guide = readFileSync('docs/connect-the-e-mail-service.md', 'utf8')
  const variables = (template: string) => {
    const row = guide.split('\n').find((line) => line.includes(`| ${template} `)) ?? ''
    return [...row.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  }
  expect(variables('contact form')).toEqual([...CONTACT_FIELDS])
  const [file] = /(?<=parameter name `)\w+/.exec(guide) ?? []
  expect([...variables('application'), file].sort()).toEqual(['job_title', ...APPLICATION_FIELDS].sort())
})

test('every guide is followed, and in the list of the README', () => {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md') && !EXPLANATIONS.includes(name))
  expect(guides.sort()).toEqual([...FOLLOWED, ...ELSEWHERE].sort())
  const readme = readFileSync('README.md', 'utf8')
  expect(guides.filter((name) => !readme.includes(`docs/${name}`))).toEqual([])
})

test('guides name files and scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const missing = readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const guide = readFileSync(join('docs', name), 'utf8')
      const made = blocksOf(guide).flatMap(({ file, text }) => [file, ...text.split(/\s+/)])
      // What the reader makes, alone or beside something that a block makes.
      const isMade = (file: string) =>
        file.endsWith('.env') || made.some((word) => word.startsWith(file.replace(/\/_\w+\/$/, '')))
      const files = [...guide.matchAll(PATH)].map(([, file = '']) => file)
      const runs = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
      return [
        ...files.filter((file) => !existsSync(file) && !isMade(file)),
        ...runs.filter((script) => !(script in scripts)),
      ].map((what) => `${name}: ${what}`)
    })
  expect(missing).toEqual([])
})

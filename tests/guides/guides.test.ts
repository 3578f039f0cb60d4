import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { minimumWidth } from '@/build/check-picture-masters.ts'
import { APPLICATION_FIELDS } from '@/components/forms/application-form.logic.ts'
import { CONTACT_FIELDS } from '@/components/forms/contact-form.logic.ts'
import { MAY_BE_EMPTY } from '@/lib/content/read-files.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { PICTURE_SHAPES } from '@/lib/content/schemas/picture-shapes.ts'
import { fieldsOf } from '@/lib/content/schemas/schema-introspection.ts'
import { messagesConfig, SERVICE_ORIGIN } from '@/lib/messages/config.ts'
import { copyProject, removeProject } from '../../tools/project-copy.ts'
import { ROOTS } from '../architecture/sources.ts'
import { writeFixture } from '../fixtures/load.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'
import { blocksOf, follow } from './follow-guide.ts'

const FOLLOWED = [
  'add-a-page.md',
  'add-a-project.md',
  'add-a-service.md',
  'add-a-technology.md',
  'change-a-text.md',
  'connect-the-e-mail-service.md',
  'open-and-close-a-job.md',
  'pictures.md',
  // It clears the content, which the other guides change.
  'make-it-yours.md',
]

/** Tested in tests/hosts, tests/server/monitoring.test.ts and tests/e2e/editor. */
const ELSEWHERE = ['deploy.md', 'operate.md', 'the-editor.md']
const FOLDERS = [...ROOTS, 'content', 'deploy', 'docs', 'picture-rendering', 'tests', 'types']
const PATH = new RegExp(`\`((?:${FOLDERS.join('|')}|\\.github)/[\\w./[\\]-]+)\``, 'g')
/** A file without its folder. */
const FILE_NAME = /`([\w.-]+\.(?:tsx?|css|mjs))`/g
const EXPLANATIONS = ['architecture.md', 'browsers.md', 'glossary.md', 'maintain.md', 'performance.md']

describe('in one project, one after another', () => {
  let project: string | undefined
  const discard = () => {
    if (project) removeProject(project)
    project = undefined
  }
  beforeEach(() => {
    if (project) return
    // The guides do not need these folders, and the compiler would check them.
    project = copyProject({ without: ['content', 'tests', 'picture-rendering'] })
    writeFixture(join(project, 'content'))
    mkdirSync(join(project, FIXTURE_CONTENT), { recursive: true })
  }, 60_000)
  afterAll(discard)

  test.each(FOLLOWED)(
    '%s: all steps work',
    (name) => {
      const guide = readFileSync(join('docs', name), 'utf8')
      expect(blocksOf(guide).length).toBeGreaterThan(0)
      try {
        follow(guide, project ?? '')
      } catch (error) {
        // The next guide begins with a new copy, so that it does not fail too.
        discard()
        throw error
      }
    },
    180_000,
  )
})

test('the documented settings of the e-mail service are valid', () => {
  const guide = readFileSync('docs/connect-the-e-mail-service.md', 'utf8')
  const [block] = blocksOf(guide).filter(({ file }) => file === '.env.local')
  expect(messagesConfig(parseEnv(block?.text ?? '')).origin).toBe(SERVICE_ORIGIN)
})

test('the documented templates have the fields of the forms', () => {
  const guide = readFileSync('docs/connect-the-e-mail-service.md', 'utf8')
  const variables = (template: string) => {
    const row = guide.split('\n').find((line) => line.includes(`| ${template} `)) ?? ''
    return [...row.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  }
  expect(variables('contact form')).toEqual([...CONTACT_FIELDS])
  const [file] = /(?<=parameter name `)\w+/.exec(guide) ?? []
  expect([...variables('application'), file].sort()).toEqual(['job_title', ...APPLICATION_FIELDS].sort())
})

test('the checklist names every file and every field of a picture, with its folder, width and shape', () => {
  const guide = readFileSync('docs/make-it-yours.md', 'utf8')
  const row = (name: string) => guide.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? ''
  const schemas = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS })
  const missing = schemas.flatMap(([kind, schema]) => {
    const file = kind in COLLECTIONS ? `${kind}/` : `${kind}.yaml`
    const isKnown = row(file) !== '' && row(file).includes('may be empty') === MAY_BE_EMPTY.includes(kind)
    const fields = fieldsOf(schema).flatMap(({ pattern, meta: { pictures, shape = 'any' } }) => {
      if (!pictures) return []
      const folder = row(`pictures/${pictures}/`)
      const isShared = pattern.endsWith('seo.picture')
      const name = isShared
        ? 'seo.picture'
        : pattern.replaceAll('.*', '').replace(pictures === 'points' ? /\..*/ : '', '')
      const words = shape === 'any' ? '' : PICTURE_SHAPES[shape].words
      const isListed = folder.includes(name)
      const isComplete =
        isListed &&
        (isShared || folder.includes(kind)) &&
        folder.includes(` ${minimumWidth(`${pictures}/`)} `) &&
        folder.includes(words)
      return isComplete ? [] : [`${pictures}/: ${kind} ${pattern}`]
    })
    return [...(isKnown ? [] : [file]), ...fields]
  })
  expect(missing).toEqual([])
})

test('every guide is tested, and listed in the README', () => {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md') && !EXPLANATIONS.includes(name))
  expect(guides.sort()).toEqual([...FOLLOWED, ...ELSEWHERE].sort())
  const readme = readFileSync('README.md', 'utf8')
  expect(guides.filter((name) => !readme.includes(`docs/${name}`))).toEqual([])
})

test('the documents name files and scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const inFolders = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const existing = new Set([...readdirSync('.'), ...inFolders].map((file) => basename(file)))
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md'))
  const missing = [...guides.map((name) => join('docs', name)), 'README.md', 'CONTRIBUTING.md'].flatMap((name) => {
    const guide = readFileSync(name, 'utf8')
    const created = blocksOf(guide).flatMap(({ file, text }) => [file, ...text.split(/\s+/)])
    // Files that the reader creates.
    const isCreated = (file: string) =>
      file.endsWith('.env') || created.some((word) => word.startsWith(file.replace(/\/_\w+\/$/, '')))
    const files = [...guide.matchAll(PATH)].map(([, file = '']) => file)
    const names = [...guide.matchAll(FILE_NAME)].map(([, file = '']) => file)
    const runs = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script)
    return [
      ...files.filter((file) => !existsSync(file) && !isCreated(file)),
      ...names.filter((file) => !existing.has(file) && !created.some((word) => basename(word) === file)),
      ...runs.filter((script) => !(script in scripts)),
    ].map((what) => `${name}: ${what}`)
  })
  expect(missing).toEqual([])
})

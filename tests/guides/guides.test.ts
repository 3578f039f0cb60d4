import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import type { z } from 'zod'
import { minimumWidth } from '@/build/check-picture-masters.ts'
import { APPLICATION_FIELDS } from '@/components/forms/application-form.logic.ts'
import { CONTACT_FIELDS } from '@/components/forms/contact-form.logic.ts'
import { MAY_BE_EMPTY, readFiles } from '@/lib/content/read-files.ts'
import { readList, sampleHashes } from '@/lib/content/sample-content.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { PICTURE_SHAPES } from '@/lib/content/schemas/picture-shapes.ts'
import { fieldsOf } from '@/lib/content/schemas/schema-introspection.ts'
import { messagesConfig, SERVICE_ORIGIN } from '@/lib/messages/config.ts'
import { copyProject, removeProject } from '../../tools/project-copy.ts'
import { ROOTS } from '../architecture/sources.ts'
import { copyContent } from '../content/content-copy.ts'
import { loadFixture, writeFixture } from '../fixtures/load.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'
import { isUnchangedSample } from '../fixtures/specification.ts'
import { blocksOf, follow, runHere, runProcess } from './follow-guide.ts'

/** The first changes the code, the second clears the content; the third stands for the others, which use its commands. */
const IN_PROJECTS = [
  ['add-a-page.md', runProcess],
  ['make-it-yours.md', runHere],
  ['add-a-project.md', runProcess],
] as const
const IN_CONTENT = [
  'add-a-service.md',
  'add-a-technology.md',
  'change-a-text.md',
  'connect-the-e-mail-service.md',
  'open-and-close-a-job.md',
  'pictures.md',
]
const FOLLOWED = [...IN_PROJECTS.map(([name]) => name), ...IN_CONTENT]

const fixture = loadFixture()
/** What the guides name of the sample agency, and what the fixture has in its place. */
const IN_FIXTURE: [sample: string | RegExp, fixture: string][] = [
  [/\brust\b/g, 'zig'],
  [/\bRust\b/g, 'Zig'],
  [/items: \[react, .*\]/g, 'items: [rust, zig]'],
  ['[App Development]', '[Harbours]'],
  ['[Mobile App Development, Quality Assurance Engineer]', '[On board]'],
  ['[flutter, postgresql]', '[rust, postgresql]'],
  ['office: london', 'office: aarhus'],
  ['{claim:trusted-by}', '{claim:ports}'],
  ['content/apps/wren-vpn.yaml', 'content/contact.yaml'],
  ['    - { label: Our Apps, href: /our-apps/ }', '    - { label: Work, href: /portfolio/ }'],
  ['23 projects', `${fixture.projects.length + 1} projects`],
  ['7 services', `${fixture.services.length + 1} services`],
  ['13 technologies', `${fixture.technologies.length + 1} technologies`],
  ['7 open jobs', `${fixture.jobs.length + 1} open jobs`],
  ['6 open jobs', `${fixture.jobs.length} open jobs`],
]

/** Tested in tests/hosts, tests/server/monitoring.test.ts and tests/e2e/editor. */
const ELSEWHERE = ['deploy.md', 'operate.md', 'the-editor.md']
const FOLDERS = [...ROOTS, 'content', 'deploy', 'docs', 'picture-rendering', 'tests', 'types']
const PATH = new RegExp(`\`((?:${FOLDERS.join('|')}|\\.github)/[\\w./[\\]-]+)\``, 'g')
/** A file without its folder. */
const FILE_NAME = /`([\w.-]+\.(?:tsx?|css|mjs))`/g
const EXPLANATIONS = ['architecture.md', 'browsers.md', 'glossary.md', 'maintain.md', 'performance.md']

const projects: string[] = []

/** A copy without folders that the guides do not need, and the compiler would check. */
function newProject(): string {
  const project = copyProject({ without: ['content', 'tests', 'picture-rendering'] })
  projects.push(project)
  writeFixture(join(project, 'content'))
  mkdirSync(join(project, FIXTURE_CONTENT), { recursive: true })
  return project
}

function guideFor(name: string): string {
  const guide = readFileSync(join('docs', name), 'utf8')
  expect(blocksOf(guide).length).toBeGreaterThan(0)
  return IN_FIXTURE.reduce((text, [sample, own]) => text.replaceAll(sample, own), guide)
}

afterAll(() => projects.forEach(removeProject))

test.concurrent.each(IN_PROJECTS)(
  '%s: all steps work',
  (name, run) => follow(guideFor(name), newProject(), run),
  300_000,
)

test.each(IN_CONTENT)('%s: all steps work', (name) => follow(guideFor(name), copyContent().project, runHere))

// Owners change the content, and with it what the guides name of the sample and count.
const { files, slugs } = readFiles('content')
const counts = ['projects', 'services', 'technologies', 'jobs', 'apps'].map((kind) => slugs.get(kind)?.length)
const known = readList('content')
const isUntouched = counts.join() === '22,6,12,6,2' && sampleHashes('content', []).every((hash) => known.has(hash))
const testSample = isUntouched ? test : test.skip
testSample('the guides name what the sample has', () => {
  const text = JSON.stringify(files)
  const names = ['App Development', 'Mobile App Development', 'Quality Assurance Engineer', 'flutter', 'postgresql']
  expect([...names, 'london', 'trusted-by', 'wren-vpn'].filter((name) => !text.includes(name))).toEqual([])
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
  const missing = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS }).flatMap(([kind, schema]) => {
    const file = row(kind in COLLECTIONS ? `${kind}/` : `${kind}.yaml`)
    const isKnown = file !== '' && file.includes('may be empty') === MAY_BE_EMPTY.includes(kind)
    const fields = fieldsOf(schema).flatMap(({ pattern, meta: { pictures, shape = 'any' } }) => {
      if (!pictures) return []
      // The row of the arrangements names only their field, and that of shared links stands for all pages.
      const [field = ''] = pattern.replaceAll('.*', '').split(pictures === 'points' ? '.' : '\n')
      const name = pattern.endsWith('seo.picture') ? ['seo.picture'] : [kind, field]
      const words = [...name, ` ${minimumWidth(`${pictures}/`)} `, shape === 'any' ? '' : PICTURE_SHAPES[shape].words]
      return words.filter((word) => !row(`pictures/${pictures}/`).includes(word)).map((word) => `${pattern}: ${word}`)
    })
    return [...(isKnown ? [] : [kind]), ...fields]
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
    // Files that the reader creates, and those of the sample that an owner may have replaced.
    const isCreated = (file: string) =>
      file.endsWith('.env') ||
      (file.startsWith('content/') && !isUnchangedSample()) ||
      created.some((word) => word.startsWith(file.replace(/\/_\w+\/$/, '')))
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

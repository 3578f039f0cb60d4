import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { APPLICATION_FIELDS } from '@/components/forms/application-form.logic.ts'
import { CONTACT_FIELDS } from '@/components/forms/contact-form.logic.ts'
import { messagesConfig, SERVICE_ORIGIN } from '@/lib/messages/config.ts'
import { copyProject, removeProject } from '../../tools/project-copy.ts'
import { ContentCopy } from '../content/content-copy.ts'
import { loadFixture, writeFixture } from '../fixtures/load.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'
import { blocksOf, follow, runHere, runProcess } from './follow-guide.ts'

/** The first changes the code, the second clears the content, and the third copies a file of the project. */
const IN_PROJECTS = [
  ['add-a-page.md', runProcess],
  ['make-it-yours.md', runHere],
  ['add-a-project.md', runHere],
] as const
const IN_CONTENT = [
  ...['add-a-service.md', 'add-a-technology.md', 'change-a-text.md', 'connect-the-email-service.md'],
  ...['open-and-close-a-job.md', 'pictures.md'],
]

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

test.each(IN_CONTENT)('%s: all steps work', (name) => follow(guideFor(name), new ContentCopy().project, runHere))

test('the documented settings are valid, and the templates have the fields of the forms', () => {
  const guide = readFileSync('docs/connect-the-email-service.md', 'utf8')
  const settings = blocksOf(guide).find(({ file }) => file === '.env.local')?.text ?? ''
  expect(messagesConfig(parseEnv(settings)).origin).toBe(SERVICE_ORIGIN)
  const variables = (template: string) => {
    const row = guide.split('\n').find((line) => line.includes(`| ${template} `)) ?? ''
    return [...row.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  }
  expect(variables('contact form')).toEqual([...CONTACT_FIELDS])
  const [file] = /(?<=parameter name `)\w+/.exec(guide) ?? []
  expect([...variables('application'), file].sort()).toEqual(['job_title', ...APPLICATION_FIELDS].sort())
})

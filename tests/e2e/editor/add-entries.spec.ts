import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadContent } from '../../../lib/content/load.ts'
import { runIn } from '../../../tools/project-copy.ts'
import { copyBuild, type Editor, test } from './editor-fixture.ts'
import { choosePicture, expect, fill, fillList, newEntry, openFile, pick, pickList, save, unfold } from './form.ts'

// In order, because the last tests depend on the entries of the first ones.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const DESCRIPTION =
  'The next boat from any pier, also when the phone has no signal. The board at the pier and the app read one list.'

const filesOf = ({ content }: Editor, kind: string) => readdirSync(content(kind)).length

test('a project with its picture is added', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Projects')
  await fill(page, 'Title', 'Harbour Ferries')
  await fill(page, 'Subject', 'ferry timetable')
  await fill(page, 'Description', DESCRIPTION)
  await pick(page, 'Categories', 'App Development')
  await pick(page, 'Tags', 'Mobile App Development')
  await pick(page, 'Tags', 'Quality Assurance Engineer')
  const tools = Object.entries(loadContent(editor.content('')).toolbox).slice(0, 2)
  await pickList(
    page,
    'Built with',
    tools.map(([, { name }]) => name),
  )
  const picture = await unfold(page, 'Picture')
  const sea = { create: { width: 1600, height: 1200, channels: 3, background: '#2f6f8f' } } as const
  const buffer = await sharp(sea).webp().toBuffer()
  await choosePicture(page, { name: 'The ferry.webp', mimeType: 'image/webp', buffer })
  await fill(picture, 'Description', 'A clay pier with a ferry and a board that shows the next boat')
  const file = editor.content('projects/harbour-ferries.yaml')
  await save(page, () => existsSync(file))
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(
    `# yaml-language-server: $schema=../.schemas/projects.json\norder: ${filesOf(editor, 'projects')}\ntitle: Harbour Ferries\n`,
  )
  expect(text).toContain(['stack:', ...tools.map(([id]) => `  - ${id}`), ''].join('\n'))
  expect(text).toContain('file: projects/the-ferry\n')
  expect(text).not.toContain('caseStudy')
})

test('an opening is added', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Openings')
  await fill(page, 'Title', 'Ferry Engineer')
  await pick(page, 'Department', 'Engineering')
  await fill(page, 'Location', 'London (Hybrid)')
  await pick(page, 'Workplace', 'hybrid')
  await pick(page, 'Office', 'London')
  await pick(page, 'Type', 'Full-time')
  await fill(page, 'Experience', '3+ years')
  await fill(page, 'Description', `Look after the timetable that ferries run by. ${DESCRIPTION}`)
  await fillList(page, 'About the job', [
    'The timetable is read ten thousand times a day, mostly by people in the rain.',
    'In your first months you would move it from one machine in a cupboard to two that take turns.',
  ])
  await fillList(page, 'Responsibilities', [
    'Keep the boards at the piers in step',
    'Answer the telephone of the harbour',
    'Test by taking the boat',
    'Write down what broke',
  ])
  await fillList(page, 'Requirements', [
    'Three years with PostgreSQL',
    'Patience with old boards',
    'A good coat for the pier',
    'No fear of telephones',
  ])
  await fill(page, 'Posted', '2026-11-20')
  const results = await unfold(page, 'Search results')
  await fill(results, 'Title', 'Ferry Engineer')
  await fill(results, 'Description', 'An engineer for a ferry timetable in London: two piers, four boards, one boat.')
  const file = editor.content('jobs/ferry-engineer.yaml')
  await save(page, () => existsSync(file))
  expect(readFileSync(file, 'utf8')).toContain('office: london\n')
  expect(readFileSync(file, 'utf8')).toContain('posted: 2026-11-20\n')
})

test('a testimonial with an existing portrait is added', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Testimonials')
  await fill(page, 'Name', 'Kim Lee')
  await fill(page, 'Position held', 'Harbour Master, Harbour Ferries')
  const portrait = await unfold(page, 'Portrait')
  await choosePicture(page, 'jonas-weber.webp')
  await fill(portrait, 'Description', 'Clay portrait of a harbour master in a yellow coat')
  await fill(page, 'Quote', 'They took the boat every morning for a month. Then they wrote a line, and it was right.')
  const file = editor.content('testimonials/kim-lee.yaml')
  await save(page, () => existsSync(file))
  expect(readFileSync(file, 'utf8')).toContain('file: portraits/jonas-weber\n')
})

test('a changed text changes one line of its file', async ({ editor }) => {
  const { page } = editor
  const file = editor.content('site.yaml')
  const before = readFileSync(file, 'utf8').split('\n')
  await openFile(page, 'Site facts')
  await fill(page, 'Tagline', 'Software for people who would miss it if it were gone.')
  await save(page, () => readFileSync(file, 'utf8').includes('miss it if it were gone'))
  const after = readFileSync(file, 'utf8').split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual([
    'tagline: Software for people who would miss it if it were gone.',
  ])
})

test('a heading is said in other words, in a file that was not there', async ({ editor }) => {
  const { page } = editor
  await openFile(page, 'Headings and labels')
  await page.getByRole('checkbox', { name: /^Add .?Apps/ }).check()
  await fill(page, 'Key features', 'What it does')
  const file = editor.content('labels.yaml')
  await save(page, () => existsSync(file))
  expect(readFileSync(file, 'utf8')).toMatch(/^# yaml-language-server: .*\napp:\n {2}features: What it does\n$/)
})

test('the new entries are valid content, and the built site shows them', ({ editor }) => {
  test.setTimeout(300_000)
  const { project } = editor
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = runIn(
      project,
      process.execPath,
      args.map((arg) => arg.replace('bin:', bin)),
    )
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
    return stdout
  }
  const bin = `${join(project, 'node_modules')}/`
  const output = run('bin:tsx/dist/cli.mjs', 'build/check-content.ts')
  for (const kind of ['projects', 'testimonials']) expect(output).toContain(`${filesOf(editor, kind)} ${kind}`)

  // Generates the pages without compiling, because the code has not changed.
  copyBuild(project)
  run('bin:tsx/dist/cli.mjs', 'build/encode-images.ts')
  run('bin:next/dist/bin/next', 'build', '--experimental-build-mode', 'generate')
  const built = (path: string) => readFileSync(join(project, 'out', path, 'index.html'), 'utf8')
  expect(built('portfolio')).toContain('Harbour Ferries')
  expect(built('portfolio')).toMatch(/<img[^>]*alt="A clay pier with a ferry and a board that shows the next boat"/)
  expect(built('careers')).toContain('Ferry Engineer')
  expect(built('careers/ferry-engineer')).toContain('two that take turns')
  expect(built('.')).toContain('Kim Lee')
  expect(built('.')).toContain('miss it if it were gone')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { runIn } from '../../../scripts/project-copy.ts'
import { fill, fillList, newEntry, openEditor, part, pick, reach, save, test, upload } from './desk.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const PICTURE = 'docs/home.webp'

test('a project with its picture is added', async ({ page, editor }) => {
  await openEditor(page, editor)
  await newEntry(page, 'Projects')
  await fill(page, 'Title', 'Harbour Ferries')
  await fill(page, 'Subject', 'ferry timetable')
  await fill(
    page,
    'Description',
    'The next boat from any pier, also when the phone has no signal. The board at the pier and the app read one list.',
  )
  await pick(page, 'Categories', 'App Development')
  await pick(page, 'Tags', 'Mobile App Development')
  await pick(page, 'Tags', 'Quality Assurance Engineer')
  for (const [index, tool] of ['Flutter', 'PostgreSQL'].entries()) {
    await part(page, 'Built with').getByRole('button', { name: /^Add/ }).click()
    await part(page, 'Built with').getByRole('combobox').nth(index).click()
    await page.getByRole('option', { name: tool, exact: true }).click()
  }
  await reach(page, 'Picture')
  await upload(page, 'File', PICTURE)
  await part(page, 'Picture').getByRole('textbox').fill('A clay pier with a ferry and a board that shows the next boat')
  const file = editor.content('projects/harbour-ferries.yaml')
  await save(page, file)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(
    '# yaml-language-server: $schema=../.schemas/projects.json\norder: 23\ntitle: Harbour Ferries\n',
  )
  expect(text).toContain('stack:\n  - flutter\n  - postgresql\n')
  expect(text).toContain('file: projects/home\n')
  expect(text).not.toContain('caseStudy')
})

test('an opening is added', async ({ page, editor }) => {
  await openEditor(page, editor)
  await newEntry(page, 'Openings')
  await fill(page, 'Title', 'Ferry Engineer')
  await pick(page, 'Department', 'Engineering')
  await fill(page, 'Location', 'London (Hybrid)')
  await pick(page, 'Workplace', 'hybrid')
  await pick(page, 'Office', 'London')
  await pick(page, 'Type', 'Full-time')
  await fill(page, 'Experience', '3+ years')
  await fill(
    page,
    'Description',
    'Look after the timetable that ferries run by. You would work with two piers, one of them under repair.',
  )
  await fillList(page, 'The work', [
    'The timetable is read ten thousand times a day, mostly by people in the rain.',
    'In your first months you would move it from one machine in a cupboard to two that take turns.',
  ])
  const sentences = [
    'Keep the boards at the piers in step',
    'Answer the telephone of the harbour',
    'Test by taking the boat',
    'Write down what broke',
  ]
  await fillList(page, 'Responsibilities', sentences)
  await fillList(page, 'Requirements', [
    'Three years with PostgreSQL',
    'Patience with old boards',
    'A good coat for the pier',
    'No fear of telephones',
  ])
  await fill(page, 'Posted', '2026-11-20')
  await reach(page, 'Search results')
  await part(page, 'Search results').getByRole('textbox').first().fill('Ferry Engineer')
  await part(page, 'Search results')
    .getByRole('textbox')
    .nth(1)
    .fill('An engineer for a ferry timetable in London: two piers, four boards, and a team that takes the boat.')
  const file = editor.content('jobs/ferry-engineer.yaml')
  await save(page, file)
  expect(readFileSync(file, 'utf8')).toContain('office: london\n')
  expect(readFileSync(file, 'utf8')).toContain('posted: 2026-11-20\n')
})

test('a testimonial is added, with a portrait that is there already', async ({ page, editor }) => {
  await openEditor(page, editor)
  await newEntry(page, 'Testimonials')
  await fill(page, 'Name', 'Kim Lee')
  await fill(page, 'Position held', 'Harbour Master, Harbour Ferries')
  await reach(page, 'Portrait')
  await part(page, 'File').getByRole('button', { name: 'Browse' }).click()
  await page.getByRole('option', { name: 'jonas-weber.webp' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await part(page, 'Portrait').getByRole('textbox').fill('Clay portrait of a harbour master in a yellow coat')
  await fill(
    page,
    'Words',
    'They took the boat every morning for a month before they wrote a line. Then it was the right line.',
  )
  await save(page, editor.content('testimonials/kim-lee.yaml'))
  expect(readFileSync(editor.content('testimonials/kim-lee.yaml'), 'utf8')).toContain('file: portraits/jonas-weber\n')
})

test('a changed sentence changes one line of its file, and the comments stay', async ({ page, editor }) => {
  const file = editor.content('site.yaml')
  const before = readFileSync(file, 'utf8').split('\n')
  await openEditor(page, editor)
  await page.getByRole('treeitem', { name: 'Site facts' }).click()
  await fill(page, 'Tagline', 'Software for people who would miss it if it were gone.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(async () => expect(readFileSync(file, 'utf8')).toContain('miss it if it were gone')).toPass({
    timeout: 60_000,
  })
  const after = readFileSync(file, 'utf8').split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual([
    'tagline: Software for people who would miss it if it were gone.',
  ])
})

test('what was written passes the check of the content', ({ editor }) => {
  const { status, stdout, stderr } = runIn(editor.project, process.execPath, [
    join(editor.project, 'node_modules/tsx/dist/cli.mjs'),
    'scripts/content.ts',
  ])
  expect(stderr).not.toContain('problem')
  expect(stdout).toContain('23 projects')
  expect(stdout).toContain('9 testimonials')
  expect(status).toBe(0)
})

test('the built site shows it', ({ editor }) => {
  test.skip(!process.env.EDITOR_BUILD, 'a build takes a minute: npm run test:editor')
  test.setTimeout(600_000)
  const { status, stderr } = runIn(editor.project, 'npm', ['run', 'build'])
  expect(stderr.slice(-2000)).not.toContain('rror:')
  expect(status).toBe(0)
  const page = (path: string) => readFileSync(join(editor.project, 'out', path, 'index.html'), 'utf8')
  expect(page('portfolio')).toContain('Harbour Ferries')
  expect(page('portfolio')).toContain('A clay pier with a ferry')
  expect(page('careers')).toContain('Ferry Engineer')
  expect(page('careers/ferry-engineer')).toContain('two that take turns')
  expect(page('.')).toContain('Kim Lee')
})

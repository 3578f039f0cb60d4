import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { inspectProject } from '../../../build/inspect-project.ts'
import { test } from './editor-fixture.ts'
import { add, alertOf, choosePicture, expect, fill, openForm, problems, save, unfold } from './form.ts'

// In order, because the last test checks what both have written.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const DESCRIPTION =
  'The next boat from any pier, also when the phone has no signal. The board at the pier and the app read one list.'

test('a project with a new picture is added, once its fields are valid', async ({ editor }) => {
  const { page } = editor
  await openForm(page, 'Projects', 'new')
  await fill(page, 'Description', 'Too short.')
  await fill(page, 'Position', '1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(alertOf(page, 'Title')).toContainText('required')
  await expect(alertOf(page, 'Categories')).toContainText('required')
  await expect(alertOf(page, 'Description')).toContainText('characters')

  await fill(page, 'Title', 'Harbour ferries')
  await fill(page, 'Subject', 'ferry timetable')
  await fill(page, 'Description', DESCRIPTION)
  await add(page, 'Categories', 'Ferries')
  await add(page, 'Tags', 'On board')
  for (const tool of ['Rust', 'PostgreSQL']) await add(page, 'Built with', tool)
  const picture = await unfold(page, 'Picture')
  const sea = { create: { width: 1600, height: 1200, channels: 3, background: '#2f6f8f' } } as const
  const buffer = await sharp(sea).webp().toBuffer()
  await choosePicture(page, { name: 'The ferry.webp', mimeType: 'image/webp', buffer })
  await fill(picture, 'Description', 'A pier with a ferry and a board that shows the next boat')
  const file = editor.content('projects/harbour-ferries.yaml')
  // What only the content as a whole forbids is said in the preview, and in a dialog instead of saving.
  await expect(problems(page)).toContainText('expected a number that no other file in content/projects has')
  const dialog = page.getByRole('alertdialog')
  await expect(async () => {
    // Ignored while the picture is being resized.
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toContainText('expected a number that no other file', { timeout: 3000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(existsSync(file)).toBe(false)

  await fill(page, 'Position', '7')
  await save(page, () => existsSync(file))
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(
    '# yaml-language-server: $schema=../.schemas/projects.json\norder: 7\ntitle: Harbour ferries\n',
  )
  expect(text).toContain('stack:\n  - rust\n  - postgresql\n')
  expect(text).toContain('file: projects/the-ferry\n')
  expect(text).not.toContain('caseStudy')
})

test('a changed text changes one line of its file, and a malformed one is refused', async ({ editor }) => {
  const { page } = editor
  const tagline = 'Software for people who would miss it if it were gone.'
  const file = editor.content('site.yaml')
  const before = readFileSync(file, 'utf8').split('\n')
  await openForm(page, 'Site facts')
  const general = await unfold(page, 'Email addresses')
  await fill(general, 'General', 'hello at example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(alertOf(page, 'General')).toContainText('Expected an email address.')
  await fill(general, 'General', 'hej@bruecke-soen.example')
  await fill(page, 'Tagline', tagline)
  await save(page, () => readFileSync(file, 'utf8').includes(tagline))
  const after = readFileSync(file, 'utf8').split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual([`tagline: ${tagline}`])

  // A text editor or git may change a file that the editor has read.
  const meanwhile = readFileSync(file, 'utf8').replace('founded: 2016', 'founded: 2015')
  writeFileSync(file, meanwhile)
  await openForm(page, 'Site facts')
  await fill(page, 'Tagline', 'Software for people who wait at piers.')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('changed outside of this form')
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(readFileSync(file, 'utf8')).toBe(meanwhile)
  // tests/export/content.test.ts holds that valid content is on the pages.
  expect((await inspectProject(editor.content(''))).problems).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { type Editor, fill, newEntry, openEditor, part, pick, problems, reach, test } from './desk.ts'

test.describe.configure({ timeout: 180_000 })

/** Saving is refused at the field itself: the form says what it wants there. */
async function expectAtField(page: Page, label: string, told: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(part(page, label).getByRole('alert').filter({ hasText: told }).first()).toBeVisible()
}

/** Opens a file that is there. */
async function openFile(page: Page, editor: Editor, hash: string, label: string): Promise<void> {
  await openEditor(page, editor)
  await page.goto(`${editor.url}#${hash}`)
  await expect(part(page, label).first()).toBeVisible()
}

test('what one field alone can tell is named at the field', async ({ page, editor }) => {
  await openEditor(page, editor)
  await newEntry(page, 'Testimonials')
  await fill(page, 'Name', 'Al')
  await expectAtField(page, 'Name', 'at least 3 characters')
  // Each of these is wrong in a way of its own: left out, too short, too long, too small, no picture.
  await expect(part(page, 'Position held').getByRole('alert')).toContainText('required')
  await reach(page, 'Portrait')
  await expect(part(page, 'File').getByRole('alert')).toContainText('required')
  await fill(page, 'Words', 'Too short.')
  await expect(part(page, 'Words').getByRole('alert')).toContainText('at least 60 characters')
  await fill(page, 'Words', 'Too long. '.repeat(40))
  await expect(part(page, 'Words').getByRole('alert')).toContainText('320 characters')
  await fill(page, 'Position', '0')
  await expectAtField(page, 'Position', /1/)
})

test('a list that is too short, an address, a colour and a mail address that are none are named at the field', async ({
  page,
  editor,
}) => {
  await openFile(page, editor, '/collections/_singletons/entries/site', 'Tagline')
  await reach(page, 'Mail addresses')
  await fill(page, 'General', 'hello at wrenhaus')
  await expectAtField(page, 'General', 'Expected an e-mail address.')
  await fill(page, 'Address of the site', 'wrenhaus.example/')
  await expect(part(page, 'Address of the site').getByRole('alert')).toContainText('with https://')
  await newEntryAfter(page, 'Openings')
  await expectAtField(page, 'Responsibilities', /required|at least 4/)
})

/** Leaves the form without saving, and opens a new one. */
async function newEntryAfter(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  const leave = page.getByRole('alertdialog').getByRole('button', { name: /Discard|OK/ })
  const tree = page.getByRole('treeitem', { name: list })
  await expect(leave.or(tree).first()).toBeVisible()
  if (await leave.isVisible()) await leave.click()
  await newEntry(page, list)
}

test('what only the whole content can tell is named in the preview, and keeps the file from being written', async ({
  page,
  editor,
}) => {
  const file = editor.content('jobs/devops-engineer.yaml')
  const before = readFileSync(file, 'utf8')
  await openFile(page, editor, '/collections/jobs/entries/devops-engineer', 'Workplace')
  await expect(problems(page)).toBeAttached()
  await fill(page, 'Position', '4')
  await expect(problems(page)).toContainText('Position: expected a number that no other file in content/jobs has')
  await pick(page, 'Workplace', 'remote')
  await expect(problems(page)).toContainText('Office: expected no office, because the workplace is remote')
  await reach(page, 'Pay')
  await fill(page, 'To', '1')
  await expect(problems(page)).toContainText('Pay › To: expected a number of at least')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Office: expected no office')
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a link that leads nowhere is named', async ({ page, editor }) => {
  await openFile(page, editor, '/collections/_singletons/entries/services-page', 'Ending')
  await reach(page, 'Ending')
  await reach(page, 'Button')
  await fill(page, 'Address', '/contakt/')
  await expect(problems(page)).toContainText(
    'Ending › Button › Address: expected the address of a page of the site, got "/contakt/". Did you mean "/contact/"?',
  )
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test } from './editor-fixture.ts'
import { expect, fill, newEntry, openEntry, openFile, part, pick, problems, unfold } from './form.ts'

// In one editor, because no test saves.
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** Expects that saving fails with an error at the field. */
async function expectRejected(page: Page, label: string, message: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(alertOf(page, label, message)).toBeVisible()
}

const alertOf = (page: Page, label: string, message: string | RegExp) =>
  part(page, label).getByRole('alert').filter({ hasText: message }).first()

test('missing and too short or long values are reported at the field', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Testimonials')
  await fill(page, 'Name', 'Al')
  await expectRejected(page, 'Name', 'at least 3 characters')
  await expect(alertOf(page, 'Position held', 'required')).toBeVisible()
  await expect(alertOf(page, 'File', 'required')).toBeVisible()
  await fill(page, 'Quote', 'Too short.')
  await expect(alertOf(page, 'Quote', 'at least 60 characters')).toBeVisible()
  await fill(page, 'Quote', 'Too long. '.repeat(40))
  await expect(alertOf(page, 'Quote', '320 characters')).toBeVisible()
  await fill(page, 'Position', '0')
  await expectRejected(page, 'Position', /1/)
})

test('missing options, dates and list items are reported at the field', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Openings')
  await expectRejected(page, 'Department', 'required')
  await expect(alertOf(page, 'Posted', 'required')).toBeVisible()
  await expect(alertOf(page, 'Responsibilities', 'required')).toBeVisible()
  await part(page, 'Responsibilities')
    .first()
    .getByRole('button', { name: /^Add .?responsibility/ })
    .click()
  await expectRejected(page, 'Responsibilities', 'at least 4')
})

test('an invalid URL and an invalid mail address are reported at the field', async ({ editor }) => {
  const { page } = editor
  await openFile(page, 'Site facts')
  await fill(await unfold(page, 'Mail addresses'), 'General', 'hello at wrenhaus')
  await expectRejected(page, 'General', 'Expected an email address.')
  await fill(page, 'Address of the site', 'wrenhaus.example/')
  await expect(alertOf(page, 'Address of the site', 'with https://')).toBeVisible()
})

test('conflicts with other content are reported in the preview, and nothing is saved', async ({ editor }) => {
  const { page } = editor
  const file = editor.content('jobs/devops-engineer.yaml')
  const before = readFileSync(file, 'utf8')
  await openEntry(page, 'Openings', 'DevOps Engineer')
  await expect(problems(page)).toContainText('Everything here is valid.')
  await fill(page, 'Position', '4')
  await expect(problems(page)).toContainText('Position: expected a number that no other file in content/jobs has')
  await pick(page, 'Workplace', 'remote')
  await expect(problems(page)).toContainText('Office: expected no office, because the workplace is remote')
  await fill(await unfold(page, 'Pay'), 'To', '1')
  await expect(problems(page)).toContainText('Pay › To: expected a number of at least')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Office: expected no office')
  await dialog.getByRole('button', { name: 'OK' }).click()
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a broken link is reported with a suggestion', async ({ editor }) => {
  const { page } = editor
  await openFile(page, 'Services page')
  await fill(await unfold(await unfold(page, 'Call to action'), 'Button'), 'Address', '/contakt/')
  await expect(problems(page)).toContainText(
    'Call to action › Button › Address: expected the address of a page of the site, got "/contakt/". Did you mean "/contact/"?',
  )
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test } from './editor.ts'
import { expect, fill, newEntry, openEntry, openFile, part, pick, problems, unfold } from './form.ts'

// In one editor: each test leaves its form without saving.
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** Saving is refused, and the form says at the field what it wants there. */
async function refusedAt(page: Page, label: string, told: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(alertOf(page, label, told)).toBeVisible()
}

const alertOf = (page: Page, label: string, told: string | RegExp) =>
  part(page, label).getByRole('alert').filter({ hasText: told }).first()

test('left out, too short, too long, too small, no picture: named at the field', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Testimonials')
  await fill(page, 'Name', 'Al')
  await refusedAt(page, 'Name', 'at least 3 characters')
  await expect(alertOf(page, 'Position held', 'required')).toBeVisible()
  await expect(alertOf(page, 'File', 'required')).toBeVisible()
  await fill(page, 'Quote', 'Too short.')
  await expect(alertOf(page, 'Quote', 'at least 60 characters')).toBeVisible()
  await fill(page, 'Quote', 'Too long. '.repeat(40))
  await expect(alertOf(page, 'Quote', '320 characters')).toBeVisible()
  await fill(page, 'Position', '0')
  await refusedAt(page, 'Position', /1/)
})

test('no choice, no day and an empty list: named at the field', async ({ editor }) => {
  const { page } = editor
  await newEntry(page, 'Openings')
  await refusedAt(page, 'Department', 'required')
  await expect(alertOf(page, 'Posted', 'required')).toBeVisible()
  await expect(alertOf(page, 'Responsibilities', 'required')).toBeVisible()
  await part(page, 'Responsibilities')
    .first()
    .getByRole('button', { name: /^Add .?responsibility/ })
    .click()
  await refusedAt(page, 'Responsibilities', 'at least 4')
})

test('an address and a mail address that are none: named at the field', async ({ editor }) => {
  const { page } = editor
  await openFile(page, 'Site facts')
  await fill(await unfold(page, 'E-mail addresses'), 'General', 'hello at wrenhaus')
  await refusedAt(page, 'General', 'Expected an e-mail address.')
  await fill(page, 'Address of the site', 'wrenhaus.example/')
  await expect(alertOf(page, 'Address of the site', 'with https://')).toBeVisible()
})

test('what only all content together can tell: named in the preview, and the file is not written', async ({
  editor,
}) => {
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

test('a link that leads nowhere: named with the one that was meant', async ({ editor }) => {
  const { page } = editor
  await openFile(page, 'Services page')
  await fill(await unfold(await unfold(page, 'Call to action'), 'Button'), 'Address', '/contakt/')
  await expect(problems(page)).toContainText(
    'Call to action › Button › Address: expected the address of a page of the site, got "/contakt/". Did you mean "/contact/"?',
  )
})

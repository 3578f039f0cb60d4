import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { z } from 'zod'
import { FIXTURE_CONTENT } from '../../fixtures/site.ts'
import { openForm } from '../pages/sent-mail.ts'
import { collectPolicyViolations } from './policy-violations.ts'

const RESUME = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nresume of Ada\n') }
const { device } = z
  .object({ device: z.array(z.object({ name: z.string() })) })
  .parse(parse(readFileSync(join(FIXTURE_CONTENT, 'privacy.yaml'), 'utf8')))

test('both forms work under the policy, and only the storage keys of the privacy page are used', async ({ page }) => {
  test.slow()
  const found = await collectPolicyViolations(page)
  await openForm(page, '/contact/')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: /^Email/ }).fill('ada@example.org')
  await page.getByRole('textbox', { name: /^Subject/ }).fill('An engine')
  await page.getByRole('textbox', { name: /^Message/ }).fill('It weaves algebraic patterns.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText("Thank you for your message! We'll get back to you shortly.")).toBeVisible()

  await openForm(page, '/careers/')
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await page.getByRole('button', { name: 'Apply Now: DevOps Engineer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Full Name/).fill('Ada Lovelace')
  await dialog.getByLabel(/^Email/).fill('ada@example.org')
  await dialog.getByLabel(/^Location/).selectOption('Lahore')
  await dialog.getByLabel(/^Resume/).setInputFiles(RESUME)
  await dialog.getByRole('button', { name: /^Submit/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()

  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.length).toBeGreaterThan(2)
  const isNamed = (key: string) =>
    device.some(({ name }) => key === name || (name.endsWith(':') && key.startsWith(name)))
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
  expect(found).toEqual([])
})

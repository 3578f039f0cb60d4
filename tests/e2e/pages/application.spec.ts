import { expect, type Page, test } from '@playwright/test'
import { frames } from '../hydration.ts'
import { mailWith, openForm } from './sent-mail.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RESUME = { name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nresume of Ada\n') }
const dialog = (page: Page) => page.getByRole('dialog')
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

async function open(page: Page, title = 'DevOps Engineer'): Promise<void> {
  await page.getByRole('button', { name: `Apply Now: ${title}` }).click()
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
}

async function fillIn(page: Page, name: string): Promise<void> {
  const field = (label: RegExp) => dialog(page).getByLabel(label)
  await field(/^Full Name/).fill(name)
  await field(/^Email/).fill('ada@example.org')
  await field(/^Location/).selectOption('Lahore')
  await field(/^Resume/).setInputFiles(RESUME)
}

test('"Apply Now" opens the dialog of the job, and the page behind it does not scroll', async ({ page }) => {
  await openForm(page, '/careers/')
  await expect(dialog(page)).toBeHidden()
  await open(page)
  await expect(page.locator('#modal-root > dialog[open]')).toHaveCount(1)
  await expect(page.locator('input[name=job_title]')).toHaveValue('DevOps Engineer')
  expect(await overflow(page)).toBe('hidden')
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 800)
  await frames(page, 10)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('the dialog closes with its button, Escape and a click outside, and the page scrolls again', async ({ page }) => {
  await openForm(page, '/careers/')
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 400),
  ]
  for (const close of ways) {
    await open(page)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => overflow(page)).not.toBe('hidden')
    await expect(page.getByRole('button', { name: 'Apply Now: DevOps Engineer' })).toBeFocused()
  }
  await open(page, 'Data Scientist')
  await expect(page.locator('input[name=job_title]')).toHaveValue('Data Scientist')
})

test('a click inside the dialog, or a selection dragged out of it, does not close it', async ({ page }) => {
  await openForm(page, '/careers/')
  await open(page)
  const heading = dialog(page).getByRole('heading', { name: 'DevOps Engineer' })
  await heading.click()
  await heading.hover()
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  // It would close after a paint.
  await frames(page, 4)
  await expect(dialog(page)).toBeVisible()
})

test('an application arrives with its resume, and the dialog says Application Submitted!', async ({ page }) => {
  await openForm(page, '/careers/')
  await open(page)
  const name = `Ada ${test.info().workerIndex}-${Date.now()}`
  await fillIn(page, name)
  await dialog(page).getByRole('button', { name: 'Submit Application' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Application Submitted!' })).toBeVisible()
  const mail = await mailWith(name)
  expect(mail).toContain('DevOps Engineer')
  expect(mail).toContain('ada.pdf')
  await dialog(page).getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
})

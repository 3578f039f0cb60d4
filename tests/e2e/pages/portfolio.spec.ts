import { expect, type Page, test } from '@playwright/test'
import { OPENINGS } from '../fixture.ts'
import { open } from '../open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })

test('the filter is in the URL: Back, Forward and links restore it', async ({ page }) => {
  await open(page, '/portfolio/')
  await filter(page, 'App Development').click()
  await expect(page).toHaveURL('/portfolio/?category=App%20Development')
  await filter(page, 'UI/UX Designs').click()
  await expect(page).toHaveURL(/UI/)
  await page.goBack()
  await expect(filter(page, 'App Development')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/portfolio/')
  await expect(cards(page)).toHaveCount(22)
  await page.goForward()
  await expect(filter(page, 'App Development')).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/portfolio/?category=Website%20Development')
  await expect(filter(page, 'Website Development')).toHaveAttribute('aria-pressed', 'true')
})

test('the job filter is in the URL, and Back from a job restores it', async ({ page }) => {
  await open(page, '/careers/')
  await page.getByRole('combobox', { name: 'Department' }).selectOption('QA')
  await page.getByRole('searchbox').pressSequentially('engi')
  await expect(page).toHaveURL('/careers/?department=QA&q=engi')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`1 of ${OPENINGS} openings`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read more/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL('/careers/quality-assurance-engineer/')
  await page.goBack()
  await expect(page).toHaveURL('/careers/?department=QA&q=engi')
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`1 of ${OPENINGS} openings`)
  await expect(page.getByRole('searchbox')).toHaveValue('engi')
})

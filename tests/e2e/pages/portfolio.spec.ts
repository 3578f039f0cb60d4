import { expect, type Page, test } from '@playwright/test'
import { open } from '../page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article').getByRole('heading')
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })

test('the filter shows its projects and is in the URL: Back and Forward restore it', async ({ page }) => {
  const HARBOURS = ['Kajplan', 'Havnegebyr', 'Lodsbestillingscentralen']
  await open(page, '/portfolio/')
  const all = await cards(page).allTextContents()
  await filter(page, 'Harbours').press('Enter')
  await expect(page).toHaveURL('/portfolio/?category=Harbours')
  await expect(cards(page)).toHaveText(HARBOURS)
  await expect(main(page).getByRole('status')).toHaveText('3 projects under Harbours')
  await expect(filter(page, 'Harbours')).toBeFocused()
  await filter(page, 'Ferries').click()
  await expect(page).toHaveURL('/portfolio/?category=Ferries')
  await expect(cards(page)).toHaveText(['Overfart', 'Motorvagt'])
  await page.goBack()
  await expect(filter(page, 'Harbours')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveText(HARBOURS)
  await page.goBack()
  await expect(page).toHaveURL('/portfolio/')
  await expect(cards(page)).toHaveText(all)
  await page.goForward()
  await expect(filter(page, 'Harbours')).toHaveAttribute('aria-pressed', 'true')
})

test('the job filter is in the URL, Back from a job restores it, and one button clears it', async ({ page }) => {
  // As Safari does when a page changes its history too often; the router adds a change to each.
  await page.addInitScript(() => {
    const { replaceState } = History.prototype
    let left = 50
    History.prototype.replaceState = function (...change) {
      if (left-- <= 0) throw new DOMException('Too often', 'SecurityError')
      replaceState.apply(this, change)
    }
  })
  await open(page, '/careers/')
  const job = main(page).getByRole('article')
  await page.getByRole('searchbox').pressSequentially('Software engineer, ferries')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Development')
  await page.getByRole('searchbox').pressSequentially('engi')
  await expect(job).toHaveCount(1)
  await job.getByRole('link', { name: /^Read more/ }).click()
  await expect(page).toHaveURL('/careers/software-engineer-ferries/')
  await page.goBack()
  await expect(page).toHaveURL('/careers/?department=Development&q=engi')
  await expect(page.getByRole('searchbox')).toHaveValue('engi')
  await page.getByRole('searchbox').fill('nobod')
  await expect(page).toHaveURL(/q=nobod$/)
  // As the router does when an earlier change is rendered late.
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '/careers/?q=no'))
  await page.getByRole('searchbox').press('y')
  await expect(page.getByRole('searchbox')).toHaveValue('nobody')
  await expect(job).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all openings' }).press('Enter')
  await expect(job).toHaveCount(2)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL('/careers/')
  await page.evaluate(() => window.history.pushState(null, '', '/careers/?q=nobody'))
  await expect(job).toHaveCount(0)
})

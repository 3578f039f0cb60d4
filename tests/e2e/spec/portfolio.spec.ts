import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name })
const status = (page: Page) => page.getByRole('main').getByRole('status')

async function open(page: Page, path = '/portfolio/'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

test('starts at All with 22 projects, and the chosen filter looks different', async ({ page }) => {
  await open(page)
  await expect(cards(page)).toHaveCount(22)
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  const colour = (name: string) => filter(page, name).evaluate((element) => getComputedStyle(element).color)
  expect(await colour('All')).not.toBe(await colour('App Development'))
})

test('any filter switches directly to its projects, says how many, and how many more cover both', async ({ page }) => {
  await open(page)
  for (const name of ['Website Development', 'App Development']) {
    await filter(page, name).click()
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true')
    const count = Number(/\d+/.exec((await filter(page, name).textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(0)
    await expect(cards(page)).toHaveCount(count)
    await expect(status(page)).toHaveText(`${count} projects under ${name}`)
    await expect(page.getByText(/\d+ more projects? covers? both web and app/)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Show all 22' }).click()
  await expect(cards(page)).toHaveCount(22)
})

test('UI/UX Designs matches nothing and says where that work is', async ({ page }) => {
  await open(page)
  await filter(page, 'UI/UX Designs').click()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No project here is only design' })).toBeVisible()
  await page.getByRole('link', { name: 'See how we design' }).click()
  await expect(page).toHaveURL('/services/#ui-ux-design')
})

test('the choice is in the address: Back and Forward follow it, a link brings it along', async ({ page }) => {
  await open(page)
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

test('Apply for a job leads to the careers, Contact us to the contact page', async ({ page }) => {
  await open(page)
  await page.getByRole('main').getByRole('link', { name: 'Apply for a job' }).click()
  await expect(page).toHaveURL('/careers/')
  await open(page)
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact/')
})

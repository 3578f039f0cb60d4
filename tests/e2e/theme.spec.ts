import { expect, type Page, test } from '@playwright/test'
import { open, watchShifts } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, colorScheme: 'dark' })

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })

test('the theme is light until the visitor switches it, and is stored as "theme"', async ({ page }) => {
  await open(page, '/')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false')
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  const day = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  expect(await stored()).toBe('dark')
  await expect(page.locator('body')).not.toHaveCSS('background-color', day)

  await page.goto('/careers/')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'true')
  await toggle(page).click()
  expect(await stored()).toBe('light')
})

test('the change can be interrupted, ends with the theme of the last click, and shifts nothing', async ({ page }) => {
  await open(page, '/services/ferries/')
  // The picture of the night lies over the one of the day.
  const phones = page.getByRole('img', { name: 'Two phones on a wet bench', includeHidden: true })
  await phones.first().scrollIntoViewIfNeeded()
  const shift = await watchShifts(page)
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(phones.last()).toBeVisible()
  for (let click = 0; click < 3; click++) await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await expect(html(page)).not.toHaveAttribute('data-theme-changed')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false')
  await expect(phones.first()).toBeVisible()
  await expect(phones.last()).toBeHidden()
  expect(await shift()).toBe(0)
})

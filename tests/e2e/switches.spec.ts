import { expect, type Page, test } from '@playwright/test'
import { hydrated, open, watchShifts } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, colorScheme: 'dark' })

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })

for (const [name, key, on, off] of [
  ['Dark theme', 'theme', 'dark', 'light'],
  ['Pause motion', 'motion', 'paused', null],
] as const)
  test(`"${name}" is off until the visitor switches it, also with the keyboard, and is stored`, async ({ page }) => {
    const control = page.getByRole('switch', { name })
    const state = () =>
      html(page).evaluate((root, of) => [root.getAttribute(`data-${of}`), localStorage.getItem(of)], key)
    await open(page, '/about/')
    await expect(control).not.toBeChecked()
    await control.press('Space')
    await expect.poll(state).toEqual([on, on])
    await page.goto('/contact/')
    await expect(control).toBeChecked()
    await hydrated(page)
    await control.press('Enter')
    await expect.poll(state).toEqual([off, off])
    await page.reload()
    await expect(control).not.toBeChecked()
    expect(await state()).toEqual([off, off])
  })

test('the change can be interrupted, ends with the theme of the last click, and shifts nothing', async ({ page }) => {
  await open(page, '/services/ferries/')
  // The picture of the night lies over the one of the day.
  const phones = page.getByRole('img', { name: 'Two phones on a wet bench', includeHidden: true })
  await phones.first().scrollIntoViewIfNeeded()
  const shift = await watchShifts(page)
  const day = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await toggle(page).click()
  await expect(page.locator('body')).not.toHaveCSS('background-color', day)
  await expect(phones.last()).toBeVisible()
  for (let click = 0; click < 3; click++) await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await expect(html(page)).not.toHaveAttribute('data-theme-changed')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false')
  await expect(phones.first()).toBeVisible()
  await expect(phones.last()).toBeHidden()
  expect(await shift()).toBe(0)
})

import { expect, test } from '@playwright/test'
import { hydrated } from './hydration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the skip link has the first focus and moves it to the content', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('theme', () => {
  test.use({ colorScheme: 'dark' })

  test('is light until the visitor switches it, and is stored as "theme"', async ({ page }) => {
    await page.goto('/')
    const html = page.locator('html')
    const toggle = page.getByRole('switch', { name: 'Dark theme' })
    await expect(toggle).toHaveAttribute('aria-checked', 'false')
    await expect(html).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).not.toBe('dark')
    const day = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)

    await hydrated(page)
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(day)

    await page.goto('/careers/')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(toggle).toHaveAttribute('aria-checked', 'true')
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  })
})

test('after a navigation the new heading has the focus and the page is scrolled to the top', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  await expect(page).toHaveTitle('About Us | Wrenhaus')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Next's live region announces the title.
  await expect(page.locator('next-route-announcer')).toHaveCount(1)
})

import { expect, test } from '@playwright/test'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { hydrated } from '../hydration.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('the code carousel continues after a tap', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  const carousel = page.getByRole('region', { name: 'Code from one project' })
  await carousel.locator('.code-file').first().tap()
  await advanceClock(page, 5000)
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeVisible()
})

test('a button has no hover style after a tap', async ({ page }) => {
  await page.goto('/portfolio/')
  await hydrated(page)
  const button = page.getByRole('button', { name: /^UI\/UX/ })
  const other = page.getByRole('button', { name: /^App/ })
  const colour = (of: typeof button) => of.evaluate((element) => getComputedStyle(element).color)
  await button.tap()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^All/ }).tap()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toHaveCSS('color', await colour(other))
})

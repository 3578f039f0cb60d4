import { expect, test } from '@playwright/test'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { open } from '../open-page.ts'

test('a figure counts up for 2000 ms when it is first in view; screen readers get the final one', async ({ page }) => {
  await stopClock(page)
  await open(page, '/')
  const figure = page.locator('.count-up').last()
  const drawn = figure.locator('[aria-hidden]')
  // To 100 pixels before the figure, where counting is prepared.
  await figure.evaluate((element) => {
    const below = element.getBoundingClientRect().top + window.scrollY - window.innerHeight
    window.scrollTo({ top: below - 100, behavior: 'instant' })
  })
  await expect(async () => {
    await advanceClock(page, 16)
    await expect(drawn).toHaveText('0k', { timeout: 100 })
  }).toPass({ timeout: 15_000 })
  await expect(figure.locator('xpath=..')).toMatchAriaSnapshot('- paragraph: 190k')
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // The IntersectionObserver does not depend on the fake clock, so this advances it by frames until counting starts.
  await expect(async () => {
    await advanceClock(page, 16)
    await expect(drawn).toHaveText(/^[1-9]\d?k$/, { timeout: 100 })
  }).toPass()
  await advanceClock(page, 1900)
  await expect(figure).toHaveAttribute('data-counting', '')
  await advanceClock(page, 100)
  await expect(figure).not.toHaveAttribute('data-counting')

  // One that is in view on load does not count.
  await page.setViewportSize({ width: 1280, height: 10_000 })
  await open(page, '/')
  for (let step = 0; step < 10; step++) await advanceClock(page, 100)
  await expect(page.locator('[data-counting]')).toHaveCount(0)
})

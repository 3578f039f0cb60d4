import { expect, type Page, test } from '@playwright/test'
import { COUNT_UP_MS } from '../../../components/motion/constants'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { frames, hydrated, motionLoaded } from '../hydration.ts'

const figures = (page: Page) => page.locator('.count-up')
const drawn = (page: Page) => figures(page).first().locator('[aria-hidden]')

/** Scrolls to 100 pixels before the figures, where counting is prepared. Needs a stopped clock. */
async function scrollNear(page: Page) {
  await figures(page)
    .first()
    .evaluate((figure) => {
      const below = figure.getBoundingClientRect().top + window.scrollY - window.innerHeight
      window.scrollTo({ top: below - 100, behavior: 'instant' })
    })
  await expect(async () => {
    await advanceClock(page, 16)
    await expect(figures(page).first()).toHaveAttribute('data-counting', '', { timeout: 100 })
  }).toPass({ timeout: 15_000 })
}

test('a figure counts up for 2000 ms when it is first in view', async ({ page }) => {
  expect(COUNT_UP_MS).toBe(2000)
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  await scrollNear(page)
  await expect(drawn(page)).toHaveText('0+')
  const width = (await figures(page).first().boundingBox())?.width
  await figures(page)
    .first()
    .evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const number = async () => Number.parseInt((await drawn(page).textContent()) ?? '', 10)
  // The IntersectionObserver does not depend on the fake clock, so this advances it by frames until counting starts.
  await expect
    .poll(async () => {
      await advanceClock(page, 16)
      return number()
    })
    .toBeGreaterThan(0)
  expect(await number()).toBeLessThan(500)
  expect((await figures(page).first().boundingBox())?.width).toBe(width)
  await advanceClock(page, COUNT_UP_MS - 100)
  await expect(figures(page).first()).toHaveAttribute('data-counting', '')
  await advanceClock(page, 100)
  await expect(figures(page).first()).not.toHaveAttribute('data-counting')
  await expect(figures(page).first()).toContainText('500+')
})

test('screen readers get the final figure while it counts', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  await scrollNear(page)
  await expect(figures(page).first().locator('xpath=..')).toMatchAriaSnapshot('- paragraph: 500+')
})

test('with reduced motion nothing counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await motionLoaded(page)
  await figures(page)
    .first()
    .evaluate((figure) => window.scrollTo({ top: figure.getBoundingClientRect().top - window.innerHeight - 100 }))
  await frames(page)
  await figures(page).first().scrollIntoViewIfNeeded()
  await expect(figures(page).first()).toBeInViewport()
  await frames(page)
  await expect(page.locator('[data-counting]')).toHaveCount(0)
})

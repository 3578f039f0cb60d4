import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page that `goto` has opened is hydrated. The scripts of the finished export are deferred: a key starts
 * them at once, also where a test has stopped the clock. Shift alone does nothing else.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 15_000 })
}

/** Waits until motion has come, some time after hydration. For pages with blocks that are revealed, on a clock that runs. */
export async function motionLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-reveal="waiting"], [data-reveal="seen"]')).not.toHaveCount(0, { timeout: 15_000 })
}

/** Waits for so many frames of the page. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame++) await new Promise(requestAnimationFrame)
  }, count)

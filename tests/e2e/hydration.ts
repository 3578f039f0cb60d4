import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page is hydrated. Pressing a key makes the loader add the deferred scripts at once, also with a stopped
 * clock. Shift has no other effect.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 15_000 })
}

/** Waits until the animation library is loaded. Only for pages with blocks that are revealed, and with a running clock. */
export async function motionLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-reveal="waiting"], [data-reveal="seen"]')).not.toHaveCount(0, { timeout: 15_000 })
}

/** Waits for animation frames of the page. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (number) => {
    for (let frame = 0; frame < number; frame++) await new Promise(requestAnimationFrame)
  }, count)

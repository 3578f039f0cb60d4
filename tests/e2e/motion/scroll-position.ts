import { expect, type Page } from '@playwright/test'
import { frames } from '../hydration.ts'

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls without animation, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
  await frames(page)
}

/** Waits until the page has not scrolled for ten frames, so that a smooth scroll has ended. */
export const scrollEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let last = Number.NaN
    for (let still = 0; still < 10; ) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
    }
  })

/** Clicks a link without scrolling to it, unlike Playwright's `click`. */
export const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click')

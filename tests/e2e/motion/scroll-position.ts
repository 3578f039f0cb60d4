import { expect, type Page } from '@playwright/test'
import { frames } from '../hydration.ts'

export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls without animation, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
  await frames(page)
}

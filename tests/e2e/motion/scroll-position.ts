import { expect, type Page } from '@playwright/test'
import { frames } from '../hydration.ts'

/** How far the page is scrolled, in whole pixels. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls at once, and waits until the page has had its scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => scrollPosition(page)).toBe(top)
  await frames(page)
}

/** Presses a link from where the visitor is: a click of Playwright would first scroll to it. */
export const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click')

import type { Page } from '@playwright/test'

/** Waits until the controls of the page answer. A key press makes a finished page add its scripts at once. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated]').waitFor()
}

import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydration.ts'

export const VIEWPORTS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const

/** Opens a page, checks its status, and waits until it is hydrated. */
export async function open(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(status)
  await hydrated(page)
}

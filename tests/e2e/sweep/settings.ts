import { expect, type Page } from '@playwright/test'
import { hydrated } from '../hydration.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The two windows of the sweep: a phone that is touched, and a small laptop. */
export const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const
export type WindowName = keyof typeof WINDOWS

/** Every page opened from now on is in this theme. */
export const inTheme = (page: Page, theme: Theme) =>
  page.addInitScript((chosen) => {
    try {
      localStorage.setItem('theme', chosen)
    } catch {
      // A page without storage, as about:blank.
    }
  }, theme)

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string, status = 200): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(status)
  await hydrated(page)
}

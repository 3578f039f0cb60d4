import { expect, test } from '@playwright/test'
import { loadLazyContent, settled } from '../page.ts'

/**
 * A few screenshots that show tokens, both themes, typography and controls. After intended changes, run
 * `npx playwright test visual --update-snapshots` and review each picture.
 */
const SCENES: Record<string, [route: string, selector?: string]> = {
  home: ['/'],
  service: ['/services/ferries/', '#included'],
  form: ['/contact/', 'main form'],
  footer: ['/about/', 'body > footer'],
}

test.skip(
  !/headless[-_]shell/.test(process.env.E2E_BROWSER ?? ''),
  'The screenshots were taken with the headless shell of Chromium; other browsers space letters otherwise.',
)

for (const [width, theme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the site looks as in the screenshots at ${width} px, ${theme}`, async ({ page }) => {
    test.slow()
    // Higher than each part, which is not painted below the window.
    await page.setViewportSize({ width, height: 1100 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const [name, [route, selector]] of Object.entries(SCENES)) {
      await page.goto(route)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      if (route === '/') await page.getByRole('button', { name: 'Rain' }).waitFor()
      await loadLazyContent(page)
      await settled(page)
      // Versions of Chromium differ in antialiasing; moved lines or other colours exceed this ratio.
      const options = { animations: 'disabled', maxDiffPixelRatio: 0.02 } as const
      const shown = selector ? page.locator(selector) : page
      // It is fixed, and lies over what is scrolled below it.
      if (selector)
        await page.locator('#site-header').evaluate(({ style }) => style.setProperty('visibility', 'hidden'))
      await expect.soft(shown).toHaveScreenshot(`${name}-${width}-${theme}.png`, options)
    }
  })
}

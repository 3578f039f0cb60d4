import { expect, type Locator, type Page, test } from '@playwright/test'

/**
 * A few screenshots that show tokens, both themes, typography and controls. After intended changes, run
 * `npx playwright test visual --update-snapshots` and review each picture.
 */
const SCENES: Record<string, { route: string; of?: (page: Page) => Locator }> = {
  home: { route: '/' },
  stack: { route: '/', of: (page) => page.getByRole('region', { name: 'What is in the toolbox' }) },
  plan: { route: '/services/' },
  react: { route: '/tech/react/' },
  letter: { route: '/contact/', of: (page) => page.getByRole('region', { name: 'Send Us a Message' }) },
  board: { route: '/careers/', of: (page) => page.getByRole('article').first() },
  footer: { route: '/about/', of: (page) => page.getByRole('contentinfo') },
  lost: { route: '/404.html' },
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
    test.setTimeout(60_000)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const [name, { route, of }] of Object.entries(SCENES)) {
      await page.goto(route)
      const scene = of?.(page)
      await scene?.scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      if (route === '/') await page.getByRole('button', { name: 'Front wall' }).waitFor()
      // Versions of Chromium differ in antialiasing; moved lines or other colours exceed this ratio.
      const options = { animations: 'disabled', maxDiffPixelRatio: 0.02 } as const
      // Rounded, because fractional positions differ.
      const box = await scene?.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect()
        return { x: 0, y: Math.ceil(top + window.scrollY), width: window.innerWidth, height: Math.floor(height) - 1 }
      })
      if (box)
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${width}-${theme}.png`, { ...options, fullPage: true, clip: box })
      else await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, options)
    }
  })
}

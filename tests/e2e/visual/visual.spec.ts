import { expect, type Locator, type Page, test } from '@playwright/test'

/**
 * A handful of scenes that show the tokens, both lights, the type and each kind of control. After a wanted change of the
 * looks: `npx playwright test visual --update-snapshots`, and look at each picture before it is committed.
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

for (const [width, theme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the face of the site at ${width} px, ${theme}`, async ({ page }) => {
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
      // Another Chromium draws edges a little differently; a moved line or another colour is far more than this.
      const options = { animations: 'disabled', maxDiffPixelRatio: 0.02 } as const
      // Whole pixels: where a scene lies on its page, a fraction more or less, is not its face.
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

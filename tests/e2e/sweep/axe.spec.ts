import { expect, type Page, test } from '@playwright/test'
import { overflow, scrollThrough, watch } from '../watch.ts'
import { violations } from './axe.ts'
import { chunks, sweptRoutes } from './routes.ts'
import { inTheme, open, THEMES, WINDOWS, type WindowName } from './settings.ts'
import { structureProblems } from './structure.ts'
import { tally } from './tally.ts'

// A test visits many pages with one window: traces of all of them would cost more than the tests.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

const routes = sweptRoutes()

/** The menus of the header, each with what a visitor presses, one after the other. */
const MENUS: Record<WindowName, { button: string; panel: string }[]> = {
  phone: [{ button: 'Menu', panel: '#menu-mobile' }],
  desk: [
    { button: 'Technologies', panel: '#menu-technologies' },
    { button: 'Our Services', panel: '#menu-services' },
  ],
}

/** Opens each menu in turn and gives what axe holds against it. The menus are in the header: the rest was looked at. */
async function menuViolations(page: Page, window: WindowName): Promise<string[]> {
  const found: string[] = []
  for (const { button, panel } of MENUS[window]) {
    await page.getByRole('banner').getByRole('button', { name: button }).click()
    await expect(page.locator(panel)).toBeVisible()
    for (const part of await page.locator(`${panel} summary`).all()) await part.click()
    found.push(...(await violations(page, '#site-header')))
    await page.keyboard.press('Escape')
    await expect(page.locator(panel)).toBeHidden()
  }
  return found
}

for (const theme of THEMES) {
  for (const window of ['phone', 'desk'] as const) {
    test.describe(`${theme}, ${window}`, () => {
      test.use(WINDOWS[window])

      for (const [number, part] of chunks(routes, 10).entries()) {
        test(`every page and its menus are accessible, and whole, part ${number + 1}`, async ({ page }) => {
          test.setTimeout(part.length * 20_000)
          await inTheme(page, theme)
          const problems = watch(page)
          let checks = 0
          for (const route of part) {
            await open(page, route)
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
            // The document is one in both themes and windows: once is enough, with everything lazy in it.
            const whole = theme === 'light' && window === 'desk'
            if (whole) {
              await scrollThrough(page)
              expect.soft(await structureProblems(page), `${route} structure`).toEqual([])
            }
            expect.soft(await violations(page), `${route} idle`).toEqual([])
            checks++
            // A menu differs from route to route by the link of the page alone: each window in one theme, Home in both.
            if (route === '/' || (theme === 'light') === (window === 'phone')) {
              expect.soft(await menuViolations(page, window), `${route} menus`).toEqual([])
              checks += MENUS[window].length
            }
            // 320 pixels: the smallest phone, and a window of 1280 at 400 %. What is measured by script settles a frame later.
            for (const width of theme === 'light' && window === 'phone' ? [320, 390] : []) {
              await page.setViewportSize({ width, height: 844 })
              await expect.poll(() => overflow(page), { message: `${route} is too wide at ${width}` }).toEqual([])
            }
            expect.soft(await overflow(page), `${route} is wider than its window`).toEqual([])
            expect.soft(problems.splice(0), `${route} complains`).toEqual([])
          }
          tally({ what: `axe, ${theme}, ${window}`, routes: part, checks })
        })
      }
    })
  }
}

test('the sweep visits every page of the content', () => {
  expect(routes.length).toBeGreaterThanOrEqual(37)
})

import { expect, type Page, test } from '@playwright/test'
import { chunks, routesOf } from '../routes.ts'
import { overflow, scrollThrough, watch } from '../watch.ts'
import { violations } from './axe.ts'
import { inTheme, open, THEMES, type Theme, WINDOWS, type WindowName } from './settings.ts'
import { structureProblems } from './structure.ts'
import { tally } from './tally.ts'

// A test visits many pages with one window: traces of all of them would cost more than the tests.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

const routes = routesOf()

/** The menus of the header, each with the buttons that a visitor presses, one after the other. */
const MENUS: Record<WindowName, { buttons: string[]; panel: string }[]> = {
  phone: [
    { buttons: ['Menu'], panel: '#menu-mobile' },
    { buttons: ['Menu', 'Technologies'], panel: '#menu-technologies' },
    { buttons: ['Menu', 'Our Services'], panel: '#menu-services' },
  ],
  desk: [
    { buttons: ['Technologies'], panel: '#menu-technologies' },
    { buttons: ['Our Services'], panel: '#menu-services' },
  ],
}

/**
 * Opens each menu in turn and gives what axe holds against it. The menus are in the header: the rest was looked at. Keys
 * open them: a click waits until its aim stands still for two frames, and a browser under load may draw none for minutes.
 */
async function menuViolations(page: Page, window: WindowName): Promise<string[]> {
  const found: string[] = []
  for (const { buttons, panel } of MENUS[window]) {
    for (const name of buttons) await page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter')
    await expect(page.locator(panel)).toBeVisible()
    found.push(...(await violations(page, '#site-header')))
    for (const _ of buttons) await page.keyboard.press('Escape')
    await expect(page.locator(panel)).toBeHidden()
    await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0)
  }
  return found
}

/** Runs in the page. */
const colourChanges = () => document.getAnimations().filter((change) => change instanceof CSSTransition).length

/** Looks at the page as it stands, in this theme and window, and gives how many states of it were looked at. */
async function look(page: Page, route: string, theme: Theme, window: WindowName): Promise<number> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // Even under reduced motion a colour is on its way for a frame, and a frame may be long.
  await expect.poll(() => page.evaluate(colourChanges)).toBe(0)
  expect.soft(await violations(page), `${route} idle, ${theme}`).toEqual([])
  // A menu differs from route to route by the link of the page alone: each window in one theme, Home in both.
  if (route !== '/' && (theme === 'light') !== (window === 'phone')) return 1
  expect.soft(await menuViolations(page, window), `${route} menus, ${theme}`).toEqual([])
  return 1 + MENUS[window].length
}

for (const window of ['phone', 'desk'] as const) {
  test.describe(window, () => {
    test.use(WINDOWS[window])

    for (const [number, part] of chunks(routes, 10).entries()) {
      test(`every page and its menus are accessible in both themes, and whole, part ${number + 1}`, async ({
        page,
      }) => {
        test.setTimeout(part.length * 30_000)
        await inTheme(page, 'light')
        const problems = watch(page)
        const checks = { light: 0, dark: 0 }
        for (const route of part) {
          await open(page, route)
          // The document is one in both themes and windows: once is enough, with everything lazy in it.
          if (window === 'desk') {
            await scrollThrough(page)
            expect.soft(await structureProblems(page), `${route} structure`).toEqual([])
          }
          checks.light += await look(page, route, 'light', window)
          // 320 pixels: the smallest phone, and a window of 1280 at 400 %. What is measured by script settles a frame later.
          for (const width of window === 'phone' ? [320, 390] : []) {
            await page.setViewportSize({ width, height: 844 })
            await expect.poll(() => overflow(page), { message: `${route} is too wide at ${width}` }).toEqual([])
          }
          expect.soft(await overflow(page), `${route} is wider than its window`).toEqual([])
          await page.getByRole('switch', { name: 'Dark theme' }).press('Enter')
          checks.dark += await look(page, route, 'dark', window)
          expect.soft(problems.splice(0), `${route} complains`).toEqual([])
        }
        for (const theme of THEMES) tally({ what: `axe, ${theme}, ${window}`, routes: part, checks: checks[theme] })
      })
    }
  })
}

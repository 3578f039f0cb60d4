import { expect, type Page, test } from '@playwright/test'
import { frames } from '../page.ts'
import { moves, slowDown, transitionParts } from './animations.ts'

const pause = (page: Page) => page.getByRole('switch', { name: 'Pause motion' })
const html = (page: Page) => page.locator('html')

test('the stored state applies before the first paint, also if scripts fail to load', async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('motion', 'paused')
    requestAnimationFrame(() => Object.assign(window, { first: document.documentElement.dataset.motion }))
  })
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/')
  // The page reloads once when its scripts fail to load.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'first')).catch(() => 'on its way')).toBe('paused')
  await expect(html(page)).toHaveCSS('scroll-behavior', 'auto')
})

/** The number of running animations that take longer than 20 ms. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
        return animation.playState === 'running' && end > 20
      }).length,
  )

const WAYS = [
  ['"Pause motion"', (page: Page) => pause(page).evaluate((button: HTMLElement) => button.click())],
  ['a change of the system’s setting', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const

for (const [name, stop] of WAYS) {
  test(`${name} stops all animations; blocks, pages, cards and the theme change at once`, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-reveal="waiting"]')).not.toHaveCount(0)
    await slowDown(page)
    await page.locator('#projects').evaluate((work) => work.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => moving(page)).toBeGreaterThan(0)
    await stop(page)
    await expect.poll(() => moving(page)).toBe(0)
    await expect(html(page)).toHaveCSS('scroll-behavior', 'auto')
    for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1')

    // From here any animation would take half a minute.
    const expectPage = async (title: string) => {
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title)
      await expect(heading).toBeFocused()
      expect((await transitionParts(page)).filter(({ end }) => end > 0)).toEqual([])
    }
    await page.getByRole('switch', { name: 'Dark theme' }).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await frames(page)
    expect(await moving(page)).toBe(0)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click()
    await expectPage('Work')
    const picture = page.locator('article').filter({ hasText: 'Stuv' }).locator('[data-layout]').first()
    const filter = (name: RegExp) => page.getByRole('button', { name })
    await filter(/^Shipping/).hover()
    const [moved] = await Promise.all([moves(picture), filter(/^Shipping/).click()])
    expect(moved).toBe(false)
  })
}

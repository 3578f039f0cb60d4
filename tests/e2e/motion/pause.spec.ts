import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { slowDown } from './slow-down.ts'

const pause = (page: Page) => page.getByRole('switch', { name: 'Pause motion' })
const html = (page: Page) => page.locator('html')

test('the switch in the footer works with the keyboard, and its state is stored', async ({ page }) => {
  await page.goto('/about/')
  await hydrated(page)
  await expect(pause(page)).toHaveAttribute('aria-checked', 'false')
  await pause(page).focus()
  await page.keyboard.press('Space')
  await expect(pause(page)).toHaveAttribute('aria-checked', 'true')
  // The effect follows after the next paint.
  await expect(html(page)).toHaveAttribute('data-motion', 'paused')
  await page.goto('/contact/')
  await expect(pause(page)).toHaveAttribute('aria-checked', 'true')
  await hydrated(page)
  await pause(page).press('Enter')
  await expect(html(page)).not.toHaveAttribute('data-motion')
  await page.reload()
  await expect(pause(page)).toHaveAttribute('aria-checked', 'false')
  await expect(html(page)).not.toHaveAttribute('data-motion')
})

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

/** The longest transition or animation duration in the style sheets, in seconds, including pseudo-elements. */
const slowest = (page: Page) =>
  page.evaluate(() => {
    const times = [...document.querySelectorAll('body *')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo)
        return [...transitionDuration.split(','), ...(animationName === 'none' ? [] : animationDuration.split(','))]
      }),
    )
    return Math.max(...times.map(Number.parseFloat))
  })

for (const [name, stop] of [
  [
    '"Pause motion"',
    (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('footer [role=switch]')?.click()),
  ],
  ['a change of the system’s setting', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
] as const) {
  test(`${name} stops all animations`, async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-reveal="waiting"]')).not.toHaveCount(0)
    await slowDown(page)
    await page.locator('#projects').evaluate((work) => work.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(() => moving(page)).toBeGreaterThan(0)
    expect(await slowest(page)).toBeGreaterThan(0.1)
    await stop(page)
    await expect.poll(() => moving(page)).toBe(0)
    await expect(html(page)).toHaveCSS('scroll-behavior', 'auto')
    expect(await slowest(page)).toBeLessThanOrEqual(0.001)
    for (const opacity of await page
      .locator('#projects [data-reveal]')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).opacity))) {
      expect(opacity).toBe('1')
    }
  })
}

import { expect, type Page, test } from '@playwright/test'
import { advanceClock, stopClock } from './fake-clock.ts'
import { slowDown } from './motion/animations.ts'
import { open } from './open-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, colorScheme: 'dark' })

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })

test('the theme is light until the visitor switches it, and is stored as "theme"', async ({ page }) => {
  await open(page, '/')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  expect(await stored()).not.toBe('dark')
  const day = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  expect(await stored()).toBe('dark')
  await expect(page.locator('body')).not.toHaveCSS('background-color', day)

  await page.goto('/careers/')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'true')
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  expect(await stored()).toBe('light')
})

/** Opens a page with pictures of both themes; the one of the night lies over the one of the day. */
async function openPhones(page: Page) {
  await open(page, '/services/ferries/')
  const phones = page.getByRole('img', { name: 'Two phones on a wet bench', includeHidden: true })
  await phones.first().scrollIntoViewIfNeeded()
  return async (day: boolean, night: boolean) => {
    await expect(phones.first()).toBeVisible({ visible: day })
    await expect(phones.last()).toBeVisible({ visible: night })
  }
}

test('lamps light up a picture, or its regions, within 600 ms', async ({ page }) => {
  // A timer ends the change.
  await stopClock(page)
  /** Switches to the dark theme. Returns what changes, with its end in milliseconds. */
  const change = async () => {
    const speedUp = await slowDown(page)
    await toggle(page).click()
    await expect(async () => {
      await advanceClock(page, 16)
      await expect(html(page)).toHaveAttribute('data-theme', 'dark', { timeout: 100 })
    }).toPass()
    const found = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation
        if (!(animation instanceof CSSTransition && effect instanceof KeyframeEffect)) return []
        if (!effect.target?.matches('main .theme-picture > *')) return []
        return [{ property: animation.transitionProperty, end: Number(effect.getComputedTiming().endTime) }]
      }),
    )
    expect(Math.max(...found.map(({ end }) => end))).toBeLessThanOrEqual(600)
    return { properties: found.map(({ property }) => property), speedUp }
  }
  const expectPhones = await openPhones(page)
  const phones = await change()
  expect(phones.properties).toContain('--pool')
  await expectPhones(true, true)
  await phones.speedUp()
  await advanceClock(page, 700)
  await expectPhones(false, true)

  await page.evaluate(() => localStorage.clear())
  await open(page, '/')
  expect((await change()).properties).toContain('--lamps')
})

test('the change can be interrupted, ends with the theme of the last click, and shifts nothing', async ({ page }) => {
  const expectPhones = await openPhones(page)
  await page.evaluate(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset.shifted = ''
    }).observe({ type: 'layout-shift' })
  })
  await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  for (let click = 0; click < 3; click++) await toggle(page).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await expect(html(page)).not.toHaveAttribute('data-theme-changed')
  await expect(toggle(page)).toHaveAttribute('aria-checked', 'false')
  await expectPhones(true, false)
  await expect(html(page)).not.toHaveAttribute('data-shifted')
})

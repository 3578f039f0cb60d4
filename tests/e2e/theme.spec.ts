import { expect, type Page, test } from '@playwright/test'
import { advanceClock, stopClock } from './fake-clock.ts'
import { frames, hydrated } from './hydration.ts'
import { open } from './open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the skip link has the first focus and moves it to the content', async ({ page }) => {
  await page.goto('/about/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('theme', () => {
  test.use({ colorScheme: 'dark' })

  test('is light until the visitor switches it, and is stored as "theme"', async ({ page }) => {
    await page.goto('/')
    const html = page.locator('html')
    const toggle = page.getByRole('switch', { name: 'Dark theme' })
    await expect(toggle).toHaveAttribute('aria-checked', 'false')
    await expect(html).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).not.toBe('dark')
    const day = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)

    await hydrated(page)
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await expect(page.locator('body')).not.toHaveCSS('background-color', day)

    await page.goto('/careers/')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(toggle).toHaveAttribute('aria-checked', 'true')
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  })
})

const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })
/** The pictures of both themes; the one of the night lies over the one of the day. */
const house = (page: Page) => page.getByRole('img', { name: /house/, includeHidden: true })

/** The transitions of the house with their start and end in milliseconds after the change of the theme. */
const transitions = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation
      if (!(animation instanceof CSSTransition && effect instanceof KeyframeEffect)) return []
      const element = effect.target
      if (!element?.matches('main .theme-picture:has(> .dark-regions) > *')) return []
      const { delay = 0, endTime = 0 } = effect.getComputedTiming()
      const lamps = element.matches('.dark-only') && animation.transitionProperty === '--lamps'
      return [{ lamps, start: Number(delay), end: Number(endTime) }]
    }),
  )

test.describe('the change of the theme', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('turns on the lamps of the house one after another within 600 ms', async ({ page }) => {
    // A timer ends the change, also of paused transitions.
    await stopClock(page)
    await open(page, '/')
    await page.evaluate(() => {
      const pause = () => document.getAnimations().forEach((each) => void each.pause())
      new MutationObserver(pause).observe(document.documentElement, { attributeFilter: ['data-theme'] })
    })
    await toggle(page).click()
    await expect(async () => {
      await advanceClock(page, 16)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 100 })
    }).toPass()
    const found = await transitions(page)
    expect(found.length).toBeGreaterThan(2)
    expect(found.filter(({ lamps }) => lamps)).toEqual([expect.objectContaining({ start: 10 })])
    expect(Math.max(...found.map(({ end }) => end))).toBeLessThanOrEqual(600)
    await expect(house(page).first()).toBeVisible()
    await expect(house(page).last()).toBeVisible()

    await page.evaluate(() => document.getAnimations().forEach((each) => void each.play()))
    await advanceClock(page, 700)
    await expect(house(page).first()).toBeHidden()
    await expect(house(page).last()).toBeVisible()
  })

  test('can be interrupted, and ends with the theme of the last click', async ({ page }) => {
    await open(page, '/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await toggle(page).click()
    await toggle(page).click()
    await toggle(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme-changed')
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'false')
    await expect(house(page).first()).toBeVisible()
    await expect(house(page).last()).toBeHidden()
  })

  test('shifts nothing', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = list
          .getEntries()
          .map(() => 'shift')
          .join()
      }).observe({ type: 'layout-shift' })
    })
    for (const theme of ['dark', 'light']) {
      await toggle(page).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('html')).not.toHaveAttribute('data-theme-changed')
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-shifts')
  })
})

test('with reduced motion the house changes at once', async ({ page }) => {
  await open(page, '/')
  await toggle(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await frames(page)
  expect(await transitions(page)).toEqual([])
  expect(await house(page).first().isVisible()).toBe(false)
  expect(await house(page).last().isVisible()).toBe(true)
})

test('after a navigation the new heading has the focus and the page is scrolled to the top', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  await expect(page).toHaveTitle('About Us | Wrenhaus')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Next's live region announces the title.
  await expect(page.locator('next-route-announcer')).toHaveCount(1)
})

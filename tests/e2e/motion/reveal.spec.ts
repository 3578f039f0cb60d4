import { expect, type Locator, type Page, test } from '@playwright/test'
import { IN_VIEW, REVEAL } from '../../../components/motion/constants'
import { frames, hydrated } from '../hydration.ts'
import { slowDown } from './slow-down.ts'

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')

/** The timings of blocks that are fading in, in milliseconds, and the properties that change. */
const fading = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const block = effect instanceof KeyframeEffect && effect.target?.hasAttribute('data-reveal')
      if (!block) return []
      const [{ offset, computedOffset, easing, composite, ...styles } = {}] = effect.getKeyframes()
      return [{ ...effect.getTiming(), properties: Object.keys(styles) }]
    }),
  )

/** Sets the height of the last block, in pixels, before scripts run. */
const stretchLast = (page: Page, height: number) =>
  page.addInitScript((pixels) => {
    document.addEventListener('DOMContentLoaded', () => {
      const block = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].at(-1)
      if (block) block.style.height = `${pixels}px`
    })
  }, height)

/** Scrolls so that `pixels` of the block are in the viewport. */
const show = (block: Locator, pixels: number) =>
  block.evaluate(
    (element, part) =>
      window.scrollTo({
        top: element.getBoundingClientRect().top + window.scrollY - window.innerHeight + part,
        behavior: 'instant',
      }),
    pixels,
  )

test('blocks below the viewport fade in once, with delays in steps of 100 ms up to 600', async ({ page }) => {
  await page.goto('/careers/')
  await expect(waiting(page)).not.toHaveCount(0)
  await expect(waiting(page).last()).toHaveCSS('opacity', '0')
  expect(await fading(page)).toEqual([])
  const blocks = page.locator('ul:has(> [data-reveal]:nth-child(3)), ol:has(> [data-reveal]:nth-child(3))').first()
  const bringIntoView = () => blocks.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await slowDown(page)
  await bringIntoView()
  await expect.poll(async () => (await fading(page)).length).toBeGreaterThan(2)
  const timings = await fading(page)
  const delays = timings.map(({ delay }) => Math.round(Number(delay)))
  expect(timings.every(({ duration }) => duration === REVEAL.duration)).toBe(true)
  expect(delays.filter((delay) => delay % REVEAL.step !== 0 || delay > REVEAL.longestDelay)).toEqual([])
  expect(new Set(delays).size).toBeGreaterThan(1)
  // Other properties would shift the layout.
  const properties = new Set(timings.flatMap((timing) => timing.properties))
  expect(properties).toEqual(new Set(['opacity', 'transform']))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => fading(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // IntersectionObserver runs once per frame.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await frames(page)
  await bringIntoView()
  await frames(page)
  await expect(blocks).toBeInViewport()
  await expect(blocks.locator('> [data-reveal]').first()).toHaveCSS('opacity', '1')
})

test('nothing in the initial viewport is hidden', async ({ page }) => {
  await page.goto('/about/')
  await expect(waiting(page)).not.toHaveCount(0)
  const hidden = await waiting(page).evaluateAll(
    (blocks) => blocks.filter((block) => block.getBoundingClientRect().top < window.innerHeight).length,
  )
  expect(hidden).toBe(0)
})

test('a block fades in when a tenth of it is in view', async ({ page }) => {
  await stretchLast(page, 500)
  await page.goto('/about/')
  await expect(waiting(page)).not.toHaveCount(0)
  const block = page.locator('[data-reveal]').last()
  await show(block, 500 * IN_VIEW - 10)
  await frames(page)
  await expect(block).toHaveAttribute('data-reveal', 'waiting')
  await expect(block).toHaveCSS('opacity', '0')
  await show(block, 500 * IN_VIEW + 10)
  await expect(block).toHaveCSS('opacity', '1')
})

test('a block taller than ten viewports fades in', async ({ page }) => {
  await stretchLast(page, 12_000)
  await page.goto('/about/')
  await expect(waiting(page)).not.toHaveCount(0)
  const block = page.locator('[data-reveal]').last()
  await expect(block).toHaveCSS('opacity', '0')
  await show(block, 400)
  await expect(block).toHaveCSS('opacity', '1')
})

test('blocks below the viewport also wait after a navigation', async ({ page }) => {
  await page.goto('/contact/')
  await hydrated(page)
  await page.getByRole('link', { name: /, home/ }).click()
  await expect(page).toHaveURL('/')
  await expect(waiting(page)).not.toHaveCount(0)
})

test('with reduced motion a block that comes into view does not fade in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/careers/')
  await expect(waiting(page)).not.toHaveCount(0)
  const before = await waiting(page).count()
  await slowDown(page)
  await waiting(page)
    .first()
    .evaluate((block) => block.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => waiting(page).count()).toBeLessThan(before)
  await frames(page)
  expect(await fading(page)).toEqual([])
})

test('reduced motion, "Pause motion" and print show everything at once', async ({ page }) => {
  await page.goto('/')
  await expect(waiting(page)).not.toHaveCount(0)
  const last = waiting(page).last()
  await expect(last).toHaveCSS('opacity', '0')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(last).toHaveCSS('opacity', '1')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(last).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expect(last).toHaveCSS('opacity', '1')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'paused'
  })
  await expect(last).toHaveCSS('opacity', '1')
})

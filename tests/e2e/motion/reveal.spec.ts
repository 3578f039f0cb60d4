import { expect, type Locator, type Page, test } from '@playwright/test'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { frames, hydrated, motionLoaded, open, scrollPosition, scrollTo } from '../page.ts'
import { slowDown } from './animations.ts'

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

test('blocks below the viewport fade in once, with delays in steps of 100 ms', async ({ page }) => {
  await page.goto('/about/')
  await expect(waiting(page)).not.toHaveCount(0)
  expect(await fading(page)).toEqual([])
  const list = page.locator('ul:has(> [data-reveal]:nth-child(3)), ol:has(> [data-reveal]:nth-child(3))').first()
  const bringIntoView = () => list.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await slowDown(page)
  await bringIntoView()
  await expect.poll(async () => (await fading(page)).length).toBeGreaterThan(2)
  const timings = await fading(page)
  for (const { duration } of timings) expect(Math.abs(Number(duration) - 550)).toBeLessThanOrEqual(50)
  const delays = timings.map(({ delay }) => Math.round(Number(delay)))
  expect(delays).toEqual(expect.arrayContaining([0, 100, 200]))
  expect(Math.max(...delays)).toBeLessThanOrEqual(600)
  // Other properties would shift the layout.
  expect(new Set(timings.flatMap((timing) => timing.properties))).toEqual(new Set(['opacity', 'transform']))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => fading(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // IntersectionObserver runs once per frame.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await frames(page)
  await bringIntoView()
  await frames(page)
  await expect(list).toBeInViewport()
  await expect(list.locator('> [data-reveal]').first()).toHaveCSS('opacity', '1')
})

for (const [name, height, hidden, shown] of [
  ['a block fades in when a tenth of it is in view', 500, 40, 60],
  ['a block taller than ten viewports fades in at once', 12_000, -10, 400],
] as const)
  test(name, async ({ page }) => {
    await page.addInitScript((pixels) => {
      document.addEventListener('DOMContentLoaded', () => {
        const block = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].at(-1)
        if (block) block.style.height = `${pixels}px`
      })
    }, height)
    await page.goto('/about/')
    await expect(waiting(page)).not.toHaveCount(0)
    const block = page.locator('[data-reveal]').last()
    await show(block, hidden)
    await frames(page)
    await expect(block).toHaveAttribute('data-reveal', 'waiting')
    await expect(block).toHaveCSS('opacity', '0')
    await show(block, shown)
    await expect(block).toHaveCSS('opacity', '1')
  })

test('nothing that was visible fades in, also with a hash, after a reload and after Back', async ({ page }) => {
  await page.addInitScript(() => {
    const [shown, flashed] = [new Set<Element>(), new Set<Element>()]
    const look = () => {
      for (const block of document.querySelectorAll('[data-reveal]')) {
        const { top, bottom } = block.getBoundingClientRect()
        if (bottom <= 0 || top >= window.innerHeight) shown.delete(block)
        else if (getComputedStyle(block).opacity === '1') shown.add(block)
        else if (shown.has(block)) flashed.add(block)
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { flashes: () => flashed.size })
  })
  const expectNoFlash = async () => {
    await motionLoaded(page)
    await frames(page, 40)
    expect(await page.evaluate('flashes()')).toBe(0)
  }
  for (const path of ['/about/', '/services/#ferries', '/careers/#openings', '/']) {
    await page.goto(path)
    await expectNoFlash()
  }
  await scrollTo(page, 2500)
  await page.reload()
  await expectNoFlash()
  // Back restores the page from the back/forward cache, or loads it.
  await page.goto('/robots.txt')
  await page.goBack()
  await expectNoFlash()
  expect(await scrollPosition(page)).toBeGreaterThan(2000)
})

test('blocks also wait after a navigation, but not in print', async ({ page }) => {
  await page.goto('/contact/')
  await hydrated(page)
  await page.getByRole('link', { name: /, home/ }).click()
  await expect(page).toHaveURL('/')
  await expect(waiting(page)).not.toHaveCount(0)
  await expect(waiting(page).last()).toHaveCSS('opacity', '0')
  await page.emulateMedia({ media: 'print' })
  await expect(waiting(page).last()).toHaveCSS('opacity', '1')
})

test('a figure counts up for 2000 ms when it is first in view; screen readers get the final one', async ({ page }) => {
  await stopClock(page)
  await open(page, '/')
  const figure = page.locator('.count-up').last()
  const drawn = figure.locator('[aria-hidden]')
  // To 100 pixels before the figure, where counting is prepared.
  await show(figure, -100)
  await expect(async () => {
    await advanceClock(page, 16)
    await expect(drawn).toHaveText('0k', { timeout: 100 })
  }).toPass({ timeout: 15_000 })
  await expect(figure.locator('xpath=ancestor::p')).toMatchAriaSnapshot('- paragraph: 190k')
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // The IntersectionObserver does not depend on the fake clock, so this advances it by frames until counting starts.
  await expect(async () => {
    await advanceClock(page, 16)
    await expect(drawn).toHaveText(/^[1-9]\d?k$/, { timeout: 100 })
  }).toPass()
  await advanceClock(page, 1900)
  await expect(figure).toHaveAttribute('data-counting', '')
  await advanceClock(page, 100)
  await expect(figure).not.toHaveAttribute('data-counting')

  // One that is in view on load does not count.
  await page.setViewportSize({ width: 1280, height: 10_000 })
  await open(page, '/')
  for (let step = 0; step < 10; step++) await advanceClock(page, 100)
  await expect(page.locator('[data-counting]')).toHaveCount(0)
})

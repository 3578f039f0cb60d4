import { expect, type Page, test } from '@playwright/test'
import { CAROUSEL_OPTIONS } from '../../../components/ui/carousel-options'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { frames, hydrated, motionLoaded } from '../hydration.ts'

const region = (page: Page) => page.getByRole('region', { name: 'What clients say', exact: true })
const quotes = (page: Page) => region(page).locator('li')
const reachable = (page: Page) => region(page).locator('li:not([inert])')

async function openCarousel(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await region(page).scrollIntoViewIfNeeded()
  await expect(region(page).getByRole('button', { name: 'Next quote' })).toBeVisible({ timeout: 15_000 })
}

/** The number of quotes that are completely visible. */
const inView = (page: Page) =>
  region(page).evaluate((carousel) => {
    const box = carousel.getBoundingClientRect()
    return [...carousel.querySelectorAll('li')].filter((quote) => {
      const { left, right } = quote.getBoundingClientRect()
      return left > box.left - 1 && right < box.right + 1
    }).length
  })

for (const [width, count] of [
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
] as const) {
  test(`at ${width} px ${count} quotes are visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await inView(page), 'before Swiper').toBe(count)
    const before = await quotes(page).nth(0).boundingBox()
    await openCarousel(page)
    await expect.poll(() => inView(page)).toBe(count)
    await expect(reachable(page)).toHaveCount(count)
    const [first, second] = [await quotes(page).nth(0).boundingBox(), await quotes(page).nth(1).boundingBox()]
    if (!first || !second || !before) throw new Error('a quote has no box')
    expect(Math.round(second.x - first.x - first.width)).toBe(30)
    expect(Math.abs(first.width - before.width), 'width changes when Swiper takes over').toBeLessThan(1)
    expect(Math.abs(first.height - before.height), 'height changes when Swiper takes over').toBeLessThan(1)
  })
}

test('Swiper is loaded only when the quotes are near the viewport', async ({ page }) => {
  await page.goto('/')
  await motionLoaded(page)
  await expect(region(page).getByRole('button')).toHaveCount(0)
  await openCarousel(page)
})

test('arrows, dots and arrow keys change the quote, and the first follows the last', async ({ page }) => {
  await openCarousel(page)
  const shown = () => reachable(page).first().getAttribute('aria-label')
  const next = region(page).getByRole('button', { name: 'Next quote' })
  const previous = region(page).getByRole('button', { name: 'Previous quote' })
  const [left, right] = [await previous.boundingBox(), await next.boundingBox()]
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  await expect.poll(shown).toBe('1 of 8')
  await next.click()
  await expect.poll(shown).toBe('2 of 8')
  await previous.click()
  await expect.poll(shown).toBe('1 of 8')
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe('2 of 8')
  await region(page).getByRole('button', { name: 'Go to quote 8' }).click()
  await expect.poll(shown).toBe('8 of 8')
  await next.click()
  await expect.poll(shown).toBe('1 of 8')
})

test('a click on a portrait beside the quote shows the quote of this person', async ({ page }) => {
  await openCarousel(page)
  await reachable(page).last().getByRole('figure').click()
  await expect.poll(() => reachable(page).first().getAttribute('aria-label')).toBe('3 of 8')
})

test('a change takes 300 ms, and with reduced motion no time', async ({ page }) => {
  await openCarousel(page)
  const next = region(page).getByRole('button', { name: 'Next quote' })
  const track = region(page).locator('.carousel-track')
  // Recorded, because Swiper resets the duration afterwards.
  const times = await track.evaluateHandle((element: HTMLElement) => {
    const seen: string[] = []
    const note = () => seen.push(element.style.transitionDuration)
    new MutationObserver(note).observe(element, { attributeFilter: ['style'] })
    return seen
  })
  const longest = () => times.evaluate((all) => Math.max(...all.splice(0).map(Number.parseFloat)))
  await next.click()
  await expect(reachable(page).first()).toHaveAttribute('aria-label', '2 of 8')
  expect(await longest()).toBe(CAROUSEL_OPTIONS.speed)
  await expect(track).toHaveCSS('transition-duration', '0s')
  await longest()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The page learns of the setting in the next frame.
  await frames(page)
  await next.click()
  await expect(reachable(page).first()).toHaveAttribute('aria-label', '3 of 8')
  expect(await longest()).toBe(0)
})

test('arrow keys outside the carousel do not change the quote', async ({ page }) => {
  await openCarousel(page)
  await page.keyboard.press('ArrowRight')
  await frames(page, 10)
  await expect(reachable(page).first()).toHaveAttribute('aria-label', '1 of 8')
})

test('the quotes do not advance automatically', async ({ page }) => {
  await stopClock(page)
  await openCarousel(page)
  await advanceClock(page, 60_000)
  await expect(reachable(page).first()).toHaveAttribute('aria-label', '1 of 8')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every quote can be scrolled to', async ({ page }) => {
    await page.goto('/')
    await expect(quotes(page)).toHaveCount(8)
    await quotes(page).last().scrollIntoViewIfNeeded()
    await expect(quotes(page).last()).toBeInViewport()
    await expect(region(page).getByRole('button')).toHaveCount(0)
  })
})

import { expect, type Page, test } from '@playwright/test'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { carouselStarted, frames, open, scrollPosition, testimonials, VIEWPORTS } from '../page.ts'

test.use(VIEWPORTS.phone)

/** Moves a finger by trusted events. It stays so long that Swiper decides by distance. */
async function drag(page: Page, x: number, y: number, by: { x?: number; y?: number }) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part) => ({ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part })),
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10)
  await page.evaluate(() => new Promise((over) => setTimeout(over, 350)))
  await send('touchEnd')
}

test('after a tap the code carousel continues, quotes stay, and a region of the picture opens', async ({ page }) => {
  await stopClock(page)
  await open(page, '/')
  const carousel = page.getByRole('group', { name: 'Code examples' })
  await carousel.locator('.code-file').first().tap()
  await advanceClock(page, 5000)
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeVisible()
  const quotes = testimonials(page)
  await quotes.scrollIntoViewIfNeeded()
  await carouselStarted(quotes)
  await advanceClock(page, 60_000)
  await expect(quotes.locator('li:not([inert])').first()).toHaveAttribute('aria-label', '1 of 4')
  await page.getByRole('main').locator('svg').getByRole('link', { name: 'Harbour software' }).tap()
  await expect(page).toHaveURL('/services/harbour-software/')
})

test('a button has no hover style, which would stay after a tap', async ({ page }) => {
  await open(page, '/contact/')
  const send = page.getByRole('button', { name: 'Send message' })
  await expect(send).toHaveCSS('translate', 'none')
  await send.hover()
  await expect.poll(() => send.evaluate((element) => element.matches(':hover'))).toBe(true)
  // A transition would have begun.
  await frames(page, 10)
  await expect(send).toHaveCSS('translate', 'none')
})

test('quotes follow a long drag, but not a short or a vertical one', async ({ page }) => {
  await page.goto('/')
  const region = testimonials(page)
  await region.evaluate((carousel) => carousel.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await carouselStarted(region)
  const expectShown = (number: number) =>
    expect(region.locator('li:not([inert])').first()).toHaveAttribute('aria-label', `${number} of 4`)
  const y = ((await region.boundingBox())?.y ?? 0) + 60
  const before = await scrollPosition(page)
  await drag(page, 340, y, { x: -280 })
  await expectShown(2)
  await drag(page, 340, y, { x: -100 })
  await drag(page, 200, y + 140, { y: -160 })
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 80)
  await expectShown(2)
  await expect(region.locator('.carousel-window')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
})

test('an arrow is at the edge of a strip of pictures while more of them follow', async ({ page }) => {
  await open(page, '/careers/')
  const strip = page.getByRole('group', { name: 'How we work' })
  const expectArrow = (visibility: string) =>
    expect.poll(() => strip.evaluate((element) => getComputedStyle(element, '::after').visibility)).toBe(visibility)
  await expectArrow('visible')
  await strip.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
  await expectArrow('hidden')
  await page.setViewportSize(VIEWPORTS.desk.viewport)
  await expectArrow('hidden')
})

import { expect, type Page, test } from '@playwright/test'
import { CAROUSEL_OPTIONS } from '../../../components/ui/carousel-options'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { frames } from '../hydration.ts'
import { open, VIEWPORTS } from '../open-page.ts'
import { scrollPosition } from './scroll-position.ts'

// bypassCSP, because one test injects a style.
test.use({ ...VIEWPORTS.phone, bypassCSP: true })

/** Moves a finger by trusted events, and calls `hold` before lifting it. */
async function drag(page: Page, x: number, y: number, by: { x?: number; y?: number }, hold = async () => {}) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part) => ({ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part })),
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10)
  await hold()
  await send('touchEnd')
}

test('the code carousel continues after a tap, and a region of the picture opens by one', async ({ page }) => {
  await stopClock(page)
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Code from one project' })
  const box = await carousel.boundingBox()
  await carousel.locator('.code-file').first().tap()
  await advanceClock(page, 5000)
  await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeVisible()
  expect(await carousel.boundingBox()).toEqual(box)
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

test('quotes follow a long drag, but not one from the edge of the screen, a short or a vertical one', async ({
  page,
}) => {
  await page.goto('/')
  // Without the padding, the quotes reach the edge of the screen.
  await page.addStyleTag({ content: '.wrap:has(> .testimonials) { padding-inline: 0 }' })
  const region = page.getByRole('region', { name: 'What clients say', exact: true })
  await region.evaluate((carousel) => carousel.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(region).toHaveAttribute('data-started', '', { timeout: 15_000 })
  const expectShown = (number: number) =>
    expect(region.locator('li:not([inert])').first()).toHaveAttribute('aria-label', `${number} of 4`)
  const track = region.locator('.carousel-track')
  const offset = () => track.evaluate((each) => Math.round(new DOMMatrix(getComputedStyle(each).transform).m41))
  const y = ((await region.boundingBox())?.y ?? 0) + 60
  /** Returns the offset of the quotes before the finger is lifted, so late that Swiper decides by distance. */
  const dragQuotes = async (from: number, by: number) => {
    let moved = Number.NaN
    await drag(page, from, y, { x: by }, async () => {
      await page.evaluate((ms) => new Promise((over) => setTimeout(over, ms)), CAROUSEL_OPTIONS.longSwipesMs + 50)
      moved = await offset()
    })
    return moved
  }
  const edge = 390 - CAROUSEL_OPTIONS.edgeSwipeThreshold
  expect(await dragQuotes(edge + 8, -300)).toBe(0)
  expect(await dragQuotes(edge - 10, -130)).toBeLessThan(-100)
  await expect.poll(offset).toBe(0)
  await expectShown(1)
  await dragQuotes(edge - 10, -280)
  await expectShown(2)
  const before = await scrollPosition(page)
  await drag(page, 200, y + 140, { y: -160 })
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 80)
  await expectShown(2)
  await region.getByRole('button', { name: 'Go to quote 4' }).tap()
  await expectShown(4)
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

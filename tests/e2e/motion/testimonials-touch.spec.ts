import { expect, type Page, test } from '@playwright/test'
import { CAROUSEL_OPTIONS } from '../../../components/ui/carousel-options'
import { frames } from '../hydration.ts'
import { touchScreen } from './touch.ts'

// bypassCSP, because one test injects a style.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, bypassCSP: true })

const region = (page: Page) => page.getByRole('region', { name: 'What clients say', exact: true })
const first = (page: Page) => region(page).locator('li:not([inert])').first()
const shown = (page: Page) => first(page).getAttribute('aria-label')
/** The horizontal offset of the track, in pixels. */
const trackOffset = (page: Page) =>
  region(page)
    .locator('.carousel-track')
    .evaluate((track) => Math.round(new DOMMatrix(getComputedStyle(track).transform).m41))

/** Opens Home and scrolls to the quotes. Returns the box of the first one. */
async function open(page: Page, style = '') {
  await page.goto('/')
  if (style) await page.addStyleTag({ content: style })
  await region(page).evaluate((carousel) => carousel.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(region(page)).toHaveAttribute('data-started', '', { timeout: 15_000 })
  await expect.poll(() => shown(page)).toBe('1 of 8')
  const box = await first(page).boundingBox()
  if (!box) throw new Error('the quote has no box')
  return box
}

/** Waits so long that Swiper decides by distance, not by speed. */
const waitForLongSwipe = (page: Page) =>
  page.evaluate((ms) => new Promise((over) => setTimeout(over, ms)), CAROUSEL_OPTIONS.longSwipesMs + 50)

test('a slow drag over half of a quote shows the next one, a shorter one does not', async ({ page }) => {
  const box = await open(page)
  const touch = await touchScreen(page)
  const drag = async (part: number) => {
    await touch.put({ x: box.x + box.width * 0.85, y: box.y + 60 })
    await touch.move({ x: -box.width * part })
    await waitForLongSwipe(page)
    await touch.lift()
  }
  await drag(CAROUSEL_OPTIONS.longSwipesRatio - 0.15)
  await expect.poll(() => trackOffset(page)).toBe(0)
  expect(await shown(page)).toBe('1 of 8')
  await drag(CAROUSEL_OPTIONS.longSwipesRatio + 0.15)
  await expect.poll(() => shown(page)).toBe('2 of 8')
})

test('a flick shows the next quote', async ({ page }) => {
  const box = await open(page)
  const touch = await touchScreen(page)
  // On a busy machine the gesture may be too slow for a flick.
  await expect(async () => {
    await touch.put({ x: box.x + box.width * 0.6, y: box.y + 60 })
    await touch.move({ x: -40 }, 2)
    await touch.lift()
    await expect.poll(() => shown(page), { timeout: 1500 }).toBe('2 of 8')
  }).toPass({ timeout: 15_000 })
})

test('a drag of up to 5 px does not move the quotes, a longer one does', async ({ page }) => {
  expect(CAROUSEL_OPTIONS.threshold).toBe(5)
  const box = await open(page)
  // With a mouse, because browsers suppress the first pixels of touch moves.
  const [x, y] = [box.x + box.width * 0.6, box.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 4, y, { steps: 4 })
  await frames(page, 6)
  expect(await trackOffset(page)).toBe(0)
  await page.mouse.move(x - 40, y, { steps: 6 })
  await expect.poll(() => trackOffset(page)).toBeLessThan(0)
  await waitForLongSwipe(page)
  await page.mouse.up()
  await expect.poll(() => trackOffset(page)).toBe(0)
})

test('a drag from the outer 20 px of the screen does not move the quotes', async ({ page }) => {
  expect(CAROUSEL_OPTIONS.edgeSwipeThreshold).toBe(20)
  // Without the padding, the quotes reach the edge of the screen.
  const box = await open(page, '.wrap:has(> .testimonials) { padding-inline: 0 }')
  const touch = await touchScreen(page)
  const dragFrom = async (x: number) => {
    await touch.put({ x, y: box.y + 60 })
    await touch.move({ x: -200 })
    await waitForLongSwipe(page)
    const moved = await trackOffset(page)
    await touch.lift()
    return moved
  }
  expect(await dragFrom(390 - 12)).toBe(0)
  expect(await dragFrom(390 - 30)).toBeLessThan(0)
})

test('a vertical swipe on the quotes scrolls the page', async ({ page }) => {
  const box = await open(page)
  const touch = await touchScreen(page)
  const before = await page.evaluate(() => window.scrollY)
  await touch.put({ x: box.x + box.width / 2, y: box.y + 200 })
  await touch.move({ y: -160 }, 12)
  await touch.lift()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 80)
  expect(await shown(page)).toBe('1 of 8')
})

test('a tap on a dot or an arrow shows another quote', async ({ page }) => {
  await open(page)
  await region(page).getByRole('button', { name: 'Next quote' }).tap()
  await expect.poll(() => shown(page)).toBe('2 of 8')
  await region(page).getByRole('button', { name: 'Go to quote 5' }).tap()
  await expect.poll(() => shown(page)).toBe('5 of 8')
})

import { expect, type Page, test } from '@playwright/test'
import { TESTIMONIALS } from '../../../components/motion/constants'
import { frames } from '../hydration.ts'
import { finger } from './touch.ts'

// One test brings a style of its own, which the pages' policy refuses.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, bypassCSP: true })

const region = (page: Page) => page.getByRole('region', { name: 'What clients say', exact: true })
const first = (page: Page) => region(page).locator('li:not([inert])').first()
const shown = (page: Page) => first(page).getAttribute('aria-label')
/** How far the track has been drawn aside. */
const drawn = (page: Page) =>
  region(page)
    .locator('.carousel-track')
    .evaluate((track) => Math.round(new DOMMatrix(getComputedStyle(track).transform).m41))

/** Opens Home with the quotes in the middle of the window. Gives the box of the first. */
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

/** The way decides, not the speed: longer on the glass than a long swipe takes. */
const rest = (page: Page) =>
  page.evaluate((ms) => new Promise((over) => setTimeout(over, ms)), TESTIMONIALS.longSwipesMs + 50)

test('a slow drag past half of a quote moves on, a shorter one springs back', async ({ page }) => {
  const box = await open(page)
  const touch = await finger(page)
  const drag = async (part: number) => {
    await touch.put({ x: box.x + box.width * 0.85, y: box.y + 60 })
    await touch.move({ x: -box.width * part })
    await rest(page)
    await touch.lift()
  }
  await drag(TESTIMONIALS.longSwipesRatio - 0.15)
  await expect.poll(() => drawn(page)).toBe(0)
  expect(await shown(page)).toBe('1 of 8')
  await drag(TESTIMONIALS.longSwipesRatio + 0.15)
  await expect.poll(() => shown(page)).toBe('2 of 8')
})

test('a flick moves on, however short', async ({ page }) => {
  const box = await open(page)
  const touch = await finger(page)
  // On a busy machine a flick may take longer than one: then it is no flick.
  await expect(async () => {
    await touch.put({ x: box.x + box.width * 0.6, y: box.y + 60 })
    await touch.move({ x: -40 }, 2)
    await touch.lift()
    await expect.poll(() => shown(page), { timeout: 1500 }).toBe('2 of 8')
  }).toPass({ timeout: 15_000 })
})

test('up to 5 px nothing is drawn aside, beyond it is', async ({ page }) => {
  expect(TESTIMONIALS.threshold).toBe(5)
  const box = await open(page)
  // With a mouse: of a finger the browser itself keeps the first pixels back.
  const [x, y] = [box.x + box.width * 0.6, box.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 4, y, { steps: 4 })
  await frames(page, 6)
  expect(await drawn(page)).toBe(0)
  await page.mouse.move(x - 40, y, { steps: 6 })
  await expect.poll(() => drawn(page)).toBeLessThan(0)
  await rest(page)
  await page.mouse.up()
  await expect.poll(() => drawn(page)).toBe(0)
})

test('a drag that begins within 20 px of the edge is the browser’s', async ({ page }) => {
  expect(TESTIMONIALS.edgeSwipeThreshold).toBe(20)
  // The quotes keep a margin from the edge: without it, they reach it.
  const box = await open(page, '.wrap:has(> .testimonials) { padding-inline: 0 }')
  const touch = await finger(page)
  const dragFrom = async (x: number) => {
    await touch.put({ x, y: box.y + 60 })
    await touch.move({ x: -200 })
    await rest(page)
    const moved = await drawn(page)
    await touch.lift()
    return moved
  }
  expect(await dragFrom(390 - 12)).toBe(0)
  expect(await dragFrom(390 - 30)).toBeLessThan(0)
})

test('a finger that goes up or down scrolls the page past the quotes', async ({ page }) => {
  const box = await open(page)
  const touch = await finger(page)
  const before = await page.evaluate(() => window.scrollY)
  await touch.put({ x: box.x + box.width / 2, y: box.y + 200 })
  await touch.move({ y: -160 }, 12)
  await touch.lift()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 80)
  expect(await shown(page)).toBe('1 of 8')
})

test('a tap on a dot or an arrow moves it', async ({ page }) => {
  await open(page)
  await region(page).getByRole('button', { name: 'Next quote' }).tap()
  await expect.poll(() => shown(page)).toBe('2 of 8')
  await region(page).getByRole('button', { name: 'Go to quote 5' }).tap()
  await expect.poll(() => shown(page)).toBe('5 of 8')
})

import { expect, type Page, type Request, test } from '@playwright/test'
import { CURSOR } from '../../../components/motion/constants'
import { frames, motionLoaded } from '../hydration.ts'
import { touchScreen } from './touch.ts'

const circles = (page: Page) => page.locator('.cursor')
/** Position and scale of a circle, from its transform. */
const state = (page: Page, name: 'large' | 'small') =>
  page.locator(`.cursor-${name}`).evaluate((circle) => {
    const { m41, m42, a } = new DOMMatrix(circle.style.transform)
    return { x: Math.round(m41), y: Math.round(m42), scale: Number(a.toFixed(2)) }
  })

async function showCircles(page: Page) {
  await page.goto('/contact/')
  await expect(async () => {
    await page.mouse.move(600, 300)
    await page.mouse.move(610, 310)
    await expect(circles(page)).toHaveCount(2, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

test('two circles follow the mouse', async ({ page }) => {
  await showCircles(page)
  await page.mouse.move(500, 200)
  for (const name of ['large', 'small'] as const) {
    await expect.poll(() => state(page, name), { timeout: 15_000 }).toMatchObject({ x: 500, y: 200 })
  }
})

test('the circles grow to 1.5 and 1.2 over links, buttons, inputs and textareas', async ({ page }) => {
  expect(CURSOR).toMatchObject({ largeScale: 1.5, smallScale: 1.2 })
  expect(CURSOR.interactive).toContain('[role="button"]')
  await showCircles(page)
  for (const target of [
    page.getByRole('link', { name: 'About us' }).first(),
    page.getByRole('button', { name: 'Our Services' }),
    page.locator('main input').first(),
    page.locator('main textarea').first(),
  ]) {
    await page.mouse.move(2, 400)
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    await expect.poll(async () => (await state(page, 'large')).scale, { timeout: 15_000 }).toBe(1.5)
    await expect.poll(async () => (await state(page, 'small')).scale, { timeout: 15_000 }).toBe(1.2)
  }
  await page.mouse.move(2, 400)
  await expect.poll(async () => (await state(page, 'large')).scale, { timeout: 15_000 }).toBe(1)
})

test('the circles do not block clicks, and the native cursor stays visible', async ({ page }) => {
  await showCircles(page)
  await page.getByRole('link', { name: 'About us' }).first().hover()
  for (const circle of await circles(page).all()) await expect(circle).toHaveCSS('pointer-events', 'none')
  await expect(page.locator('html')).not.toHaveCSS('cursor', 'none')
  await expect(page.locator('body')).not.toHaveCSS('cursor', 'none')
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL('/about/')
})

test('the circles are above an open menu', async ({ page }) => {
  await showCircles(page)
  /** With pointer events, the topmost circle is the element from its point. */
  const onTop = () =>
    page.locator('.cursor-large').evaluate((circle) => {
      circle.style.pointerEvents = 'auto'
      const { left, top, width, height } = circle.getBoundingClientRect()
      const found = document.elementFromPoint(left + width / 2, top + height / 2)
      circle.style.pointerEvents = ''
      return found?.classList.contains('cursor')
    })
  await page.getByRole('button', { name: 'Our Services' }).click()
  await page.locator('#menu-services').getByRole('link').first().hover()
  await expect.poll(() => state(page, 'large'), { timeout: 15_000 }).toMatchObject({ scale: 1.5 })
  await expect.poll(onTop).toBe(true)
  await expect(page.locator('#menu-services')).toBeVisible()
})

test('reduced motion, "Pause motion" and forced colours remove the circles', async ({ page }) => {
  await showCircles(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(circles(page)).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(circles(page)).toHaveCount(2)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(circles(page)).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(circles(page)).toHaveCount(2)
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await expect(circles(page)).toHaveCount(0)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('there are no circles', async ({ page }) => {
    await page.goto('/contact/')
    await motionLoaded(page)
    const scripts: Request[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    const touch = await touchScreen(page)
    await touch.put({ x: 200, y: 500 })
    await touch.move({ y: -120 })
    await touch.lift()
    await frames(page)
    expect(scripts.map((script) => script.url())).toEqual([])
    // Nor for emulated mouse events.
    await expect(async () => {
      await page.mouse.move(100, 300)
      await page.mouse.move(120, 320)
      expect(scripts.length).toBeGreaterThan(0)
    }).toPass()
    for (const script of scripts) await (await script.response())?.finished()
    await frames(page, 10)
    await expect(circles(page)).toHaveCount(0)
  })
})

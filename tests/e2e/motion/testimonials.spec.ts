import { expect, type Page, test } from '@playwright/test'
import { frames, hydrated, motionLoaded, testimonials } from '../page.ts'

const quotes = (page: Page) => testimonials(page).locator('li')
const reachable = (page: Page) => testimonials(page).locator('li:not([inert])')
const button = (page: Page, name: string) => testimonials(page).getByRole('button', { name })
const expectShown = (page: Page, number: number) =>
  expect(reachable(page).first()).toHaveAttribute('aria-label', `${number} of 4`)

async function start(page: Page) {
  await testimonials(page).scrollIntoViewIfNeeded()
  await expect(button(page, 'Next quote')).toBeVisible({ timeout: 15_000 })
}

/** The number of quotes that are completely visible. */
const inView = (page: Page) =>
  testimonials(page).evaluate((carousel) => {
    const box = carousel.getBoundingClientRect()
    return [...carousel.querySelectorAll('li')].filter((quote) => {
      const { left, right } = quote.getBoundingClientRect()
      return left > box.left - 1 && right < box.right + 1
    }).length
  })

test('one quote is visible, two from 768 px, three from 1024 px, also before Swiper', async ({ page }) => {
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await hydrated(page)
    expect(await inView(page), `${width} px, before Swiper`).toBe(count)
    const before = await quotes(page).first().boundingBox()
    await start(page)
    await expect.poll(() => inView(page), `${width} px`).toBe(count)
    await expect(reachable(page)).toHaveCount(count)
    const [first, second] = [await quotes(page).nth(0).boundingBox(), await quotes(page).nth(1).boundingBox()]
    if (!first || !second || !before) throw new Error('a quote has no box')
    expect(Math.round(second.x - first.x - first.width)).toBe(30)
    expect(first.width).toBeCloseTo(before.width, 0)
    expect(first.height).toBeCloseTo(before.height, 0)
  }
})

test('arrows, dots, arrow keys and portraits change the quote, and the first follows the last', async ({ page }) => {
  await page.goto('/')
  await motionLoaded(page)
  // Swiper is loaded only when the quotes are near the viewport.
  await expect(testimonials(page).getByRole('button')).toHaveCount(0)
  await start(page)
  await button(page, 'Next quote').click()
  await expectShown(page, 2)
  await button(page, 'Previous quote').click()
  await expectShown(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 2)
  await button(page, 'Go to quote 4').click()
  await expectShown(page, 4)
  await button(page, 'Next quote').click()
  await expectShown(page, 1)
  await reachable(page).nth(1).getByRole('figure').click()
  await expectShown(page, 2)
  // Outside the carousel, arrow keys do something else.
  await page.mouse.move(0, 0)
  await page.getByRole('switch').first().focus()
  await page.keyboard.press('ArrowRight')
  await frames(page, 10)
  await expectShown(page, 2)
})

import { expect, type Page, test } from '@playwright/test'

/** Position and scale of a circle, from its transform. */
const state = (page: Page, name: 'large' | 'small') =>
  page.locator(`.cursor-${name}`).evaluate((circle) => {
    const { m41, m42, a } = new DOMMatrix(circle.style.transform)
    return { x: Math.round(m41), y: Math.round(m42), scale: Number(a.toFixed(2)) }
  })

test('two circles follow the mouse and grow over controls, unless motion is reduced', async ({ page }) => {
  const circles = page.locator('.cursor')
  await page.goto('/contact/')
  await expect(async () => {
    await page.mouse.move(600, 300)
    await page.mouse.move(610, 310)
    await expect(circles).toHaveCount(2, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await page.mouse.move(2, 200)
  for (const name of ['large', 'small'] as const)
    await expect.poll(() => state(page, name), { timeout: 15_000 }).toEqual({ x: 2, y: 200, scale: 1 })
  for (const target of [page.locator('main textarea').first(), page.getByRole('link', { name: 'About' }).first()]) {
    await target.hover()
    await expect.poll(async () => (await state(page, 'large')).scale, { timeout: 15_000 }).toBe(1.5)
    await expect.poll(async () => (await state(page, 'small')).scale, { timeout: 15_000 }).toBe(1.2)
    await page.mouse.move(2, 400)
  }
  await page.getByRole('link', { name: 'About' }).first().hover()
  // They do not block clicks, and the native cursor stays.
  await expect(page.locator('html')).not.toHaveCSS('cursor', 'none')
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL('/about/')

  await page.emulateMedia({ media: 'print' })
  await expect(circles.first()).toHaveCSS('display', 'none')
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await expect(circles).toHaveCount(0)
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(circles).toHaveCount(2)
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await expect(circles).toHaveCount(0)
})

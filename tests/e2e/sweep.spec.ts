import { expect, test } from '@playwright/test'
import { routesOf } from './routes.ts'
import { overflow, scrollThrough, watch } from './watch.ts'

const routes = routesOf()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the sweep finds the site', () => {
  expect(routes.length).toBeGreaterThanOrEqual(37)
})

for (const route of routes) {
  test(`${route} loads whole, without an error, and fits its window`, async ({ page }) => {
    test.slow()
    const problems = watch(page)
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)

    await scrollThrough(page)
    const broken = await page.locator('img').evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.checkVisibility() && image.complete)
        .filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
        .map((image) => image.getAttribute('src')),
    )
    expect(broken).toEqual([])

    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // What is measured by script settles a frame later.
      await expect.poll(() => overflow(page), { message: `too wide at ${width}` }).toEqual([])
    }
    expect(problems).toEqual([])
  })
}

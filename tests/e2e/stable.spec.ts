import { expect, test } from '@playwright/test'
import { routesOf } from './routes'

// A picture without reserved room moves what the visitor is reading once it arrives.
for (const width of [390, 1280]) {
  test(`every picture has its room before it arrives at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/assets/pictures/**', () => {})
    let pictures = 0
    const roomless: string[] = []
    for (const route of routesOf()) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      const heights = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .map((image) => ({ of: image.alt || image.src, height: image.getBoundingClientRect().height })),
      )
      pictures += heights.length
      roomless.push(...heights.filter(({ height }) => height < 16).map(({ of }) => `${route}: ${of}`))
    }
    expect(roomless).toEqual([])
    expect(pictures).toBeGreaterThan(100)
  })
}

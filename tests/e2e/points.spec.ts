import { expect, type Page, test } from '@playwright/test'
import { loadLazyContent } from './page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page) => page.locator('#why, #included')
const points = (page: Page) => section(page).getByRole('listitem')
const images = (page: Page) => section(page).locator('img').filter({ visible: true })

// tests/export/content.test.ts holds the words of all arrangements.
for (const width of [390, 1280])
  test(`at ${width} pixels a picture is beside or above its points, and pins are where the content puts them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/tech/rust/')
    await loadLazyContent(page)
    const [picture, point] = [await images(page).boundingBox(), await points(page).first().boundingBox()]
    if (!picture || !point) throw new Error('they are not shown')
    if (width === 1280) expect(picture.x).toBeGreaterThan(point.x + point.width)
    else expect(picture.y).toBeLessThan(point.y)

    await page.goto('/services/harbour-software/')
    await loadLazyContent(page)
    await expect(page.locator('.pins-pin')).toHaveText(['1', '2', '3'])
    const around = await page.locator('#included').getByRole('img').first().boundingBox()
    if (!around) throw new Error('the picture is not shown')
    for (const [index, x] of [0.1, 0.5, 0.9].entries()) {
      const pin = await page.locator('.pins-pin').nth(index).boundingBox()
      if (!pin) throw new Error('the pin is not shown')
      expect((pin.x + pin.width / 2 - around.x) / around.width).toBeCloseTo(x)
      // The first and the last are at the edges, and whole.
      expect(pin.y).toBeGreaterThan(around.y - 1)
      expect(pin.y + pin.height).toBeLessThan(around.y + around.height + 1)
    }
  })

import { expect, type Page, test } from '@playwright/test'
import { loadLazyContent, overflow } from './page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const section = (page: Page) => page.locator('#why, #included')
const points = (page: Page) => section(page).getByRole('listitem')
const images = (page: Page) => section(page).locator('img').filter({ visible: true })
const isWide = (page: Page) => page.viewportSize()?.width === 1280

/** By arrangement: a page that has it, its last point, and what else is particular to it. */
const ARRANGEMENTS: Record<string, [path: string, last: RegExp, check?: (page: Page) => Promise<void>]> = {
  plain: ['/tech/elixir/', /It is rare\s*There are fewer people/, (page) => expect(images(page)).toHaveCount(0)],
  picture: [
    '/tech/rust/',
    /It is slow to learn\s*Your people need about three months/,
    async (page) => {
      const [picture, point] = [await images(page).boundingBox(), await points(page).first().boundingBox()]
      if (!picture || !point) throw new Error('they are not shown')
      if (isWide(page)) expect(picture.x).toBeGreaterThan(point.x + point.width)
      else expect(picture.y).toBeLessThan(point.y)
    },
  ],
  pins: [
    '/services/harbour-software/',
    /^3\s*A night that can fail\s*When the line is down/,
    async (page) => {
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
    },
  ],
  phone: [
    '/services/ferries/',
    /On board\s*Engine data ashore\s*Readings from the bus/,
    (page) => expect(section(page).getByText('05:40 Sunday, in fog')).toBeVisible(),
  ],
  table: ['/tech/postgresql/', /One to learn\s*Your people learn one system/],
  window: ['/tech/c/', /It is old\s*What was written in 1990/],
  notebook: ['/tech/mqtt/', /It is understood\s*Each vendor has a client/],
  search: ['/tech/grafana/', /^Before: Nobody, until eight\s*harbour\.example › alerts › night2A page that rings/],
  'before and after': ['/tech/nmea/', /One clock\s*All readings have the same time.+The cableFive clocksThe busOne$/],
}

for (const [name, [path, last, check]] of Object.entries(ARRANGEMENTS))
  test(`${name}: words and pictures are shown in both themes, on phones too`, async ({ page }) => {
    for (const [width, theme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.goto(path)
      await loadLazyContent(page)
      await expect(points(page).last()).toHaveText(last)
      await expect(points(page).last()).toBeVisible()
      for (const image of await images(page).all()) await expect(image).not.toHaveJSProperty('naturalWidth', 0)
      expect(await overflow(page)).toEqual([])
      await check?.(page)
    }
  })

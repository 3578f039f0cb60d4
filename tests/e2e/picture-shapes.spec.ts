import { expect, type Locator, type Page, test } from '@playwright/test'
import { unreadableText } from './accessibility/unreadable-text.ts'
import { PAGE_TYPES } from './fixture.ts'

interface Shape {
  kind: 'cut-out' | 'photograph'
  width: number
  height: number
}

const SHAPES: readonly Shape[] = [
  { kind: 'cut-out', width: 1200, height: 1000 },
  { kind: 'photograph', width: 1600, height: 900 },
  { kind: 'photograph', width: 1000, height: 1500 },
]

/** The other layouts of the hero and of points, and the 404 page. */
const OTHERS = [
  ...['/services/harbour-software/', '/tech/elixir/', '/tech/c/', '/tech/mqtt/', '/tech/nmea/'],
  '/404.html',
]

// The pictures are inline.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 768, 1280]) {
  test(`at ${width} pixels no picture of any shape covers text, and neither is cut off`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/assets/pictures/**', (route) => route.abort())
    const problems: string[] = []
    let shown = 0
    for (const route of [...PAGE_TYPES, ...OTHERS]) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const shape of SHAPES) {
        shown += await page.evaluate(giveShape, shape)
        const found = await unreadableText(page)
        problems.push(...found.map((problem) => `${route} ${shape.kind} ${shape.width}×${shape.height}: ${problem}`))
      }
    }
    expect(problems).toEqual([])
    expect(shown).toBeGreaterThan(150)
  })
}

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
    const [picture, point] = [await images(page).boundingBox(), await points(page).first().boundingBox()]
    if (!picture || !point) throw new Error('they are not shown')
    if (width === 1280) expect(picture.x).toBeGreaterThan(point.x + point.width)
    else expect(picture.y).toBeLessThan(point.y)

    await page.goto('/services/harbour-software/')
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

/** Runs in the page: makes every picture one of this shape, as components/ui/picture.tsx would show it. Returns their number. */
async function giveShape({ kind, width, height }: Shape): Promise<number> {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
  for (const image of images) {
    const root = image.closest('[data-cut-out], [data-photograph]')
    if (!root) throw new Error(`not a cut-out, nor a photograph: ${image.outerHTML}`)
    root.toggleAttribute('data-cut-out', kind === 'cut-out')
    root.toggleAttribute('data-photograph', kind === 'photograph')
    const style = root.getAttribute('style')
    if (style) root.setAttribute('style', style.replace(/\* \d+ \/ \d+/, `* ${width} / ${height}`))
    image.closest('picture')?.querySelector('source')?.remove()
    image.width = width
    image.height = height
    image.loading = 'eager'
    image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%25" height="100%25" fill="teal"/></svg>`
  }
  await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()))
  return images.length
}

test('a technology without a picture has its icon behind its code, beside headline and text', async ({ page }) => {
  await page.goto('/tech/elixir/')
  const hero = page.getByRole('main').locator('.hero')
  await expect(hero.locator('img')).toHaveCount(0)
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [icon, code, title] = await Promise.all([
    boxOf(hero.locator('.tool-icon')),
    boxOf(page.getByRole('figure')),
    boxOf(page.getByRole('heading', { level: 1 })),
  ])
  expect(code.x).toBeGreaterThan(title.x + title.width)
  expect(icon.x).toBeGreaterThan(title.x + title.width)
  expect(icon.y).toBeLessThan(code.y)
  expect(icon.y + icon.height).toBeGreaterThan(code.y)
})

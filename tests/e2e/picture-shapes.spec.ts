import { expect, test } from '@playwright/test'
import { PAGE_TYPES } from './fixture.ts'
import { open } from './open-page.ts'
import { coveredOrCut, giveShape } from './picture-shapes.ts'

const SHAPES = [
  { kind: 'cut-out', width: 1200, height: 1000 },
  { kind: 'photograph', width: 1600, height: 900 },
  { kind: 'photograph', width: 1000, height: 1500 },
  { kind: 'photograph', width: 1000, height: 1000 },
] as const

/** The other layouts of the hero, and pages with a picture of their own. */
const OTHERS = [
  ...['/tech/angular/', '/tech/android/', '/tech/figma/', '/accessibility/', '/404.html'],
  ...['/services/ui-ux-design/', '/services/mobile-development/', '/services/seo-digital-marketing/'],
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
      await page.goto(route)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const shape of SHAPES) {
        shown += await page.evaluate(giveShape, shape)
        const found = await page.evaluate(coveredOrCut)
        problems.push(...found.map((problem) => `${route} ${shape.kind} ${shape.width}×${shape.height}: ${problem}`))
      }
    }
    expect(problems).toEqual([])
    expect(shown).toBeGreaterThan(400)
  })
}

test('without its picture a call to action has no ground behind its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/portfolio/')
  const section = page.getByRole('region', { name: 'Ready to discuss your project?' })
  const ground = () => section.locator('.ground').evaluate((element) => getComputedStyle(element, '::before').content)
  expect(await ground()).toBe('none')
  await section.locator('.with-ground').evaluate((element) => {
    const picture = document.createElement('span')
    picture.dataset.cutOut = ''
    element.append(picture)
  })
  expect(await ground()).toBe('""')
})

test('a long name of a technology makes its book higher, and a figure keeps its words whole', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/tech/react/')
    const [overhang, lines] = await page.evaluate(() => {
      const [name, book] = ['.tech-name', '.tech-spine'].map((part) => document.querySelector(part))
      if (name) name.textContent = 'Elixir & Phoenix LiveView'
      const figure = document.querySelector('.tech-figure-large')
      if (figure) figure.textContent = '6 weeks'
      const range = document.createRange()
      if (figure) range.selectNodeContents(figure)
      const bottom = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN
      return [
        Math.max(bottom(name) - bottom(book), bottom(book) - bottom(book?.closest('ul'))),
        range.getClientRects().length,
      ]
    })
    expect(overhang).toBeLessThanOrEqual(0)
    expect(lines).toBe(1)
  }
})

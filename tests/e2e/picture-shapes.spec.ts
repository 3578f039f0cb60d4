import { expect, test } from '@playwright/test'
import { PAGE_TYPES } from './fixture.ts'
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

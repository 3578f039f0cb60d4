import { expect, type Page, test } from '@playwright/test'
import { loadContent } from '../../../lib/content/load.ts'
import { basePathOf } from '../../../lib/hosting/base-path.ts'
import { allRoutes } from '../../../lib/routes.ts'
import { axeViolations } from '../accessibility/axe.ts'
import { checkTabOrder } from '../accessibility/tab-order.ts'
import { unreadableText } from '../accessibility/unreadable-text.ts'
import { collectErrors, hydrated, loadLazyContent, settled, useAllControls, watchShifts } from '../page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const content = loadContent()
const BASE_PATH = basePathOf(content.site.url)
const ROUTES = allRoutes(content).map(({ path }) => BASE_PATH + path)
const NOTHING = `${BASE_PATH}/nothing-here/`
const UNNAMED_DRAWING =
  'svg:not(svg svg, [aria-hidden=true], [aria-hidden=true] *, [role=img][aria-label], [role=list], [aria-labelledby])'

async function switchToDark(page: Page): Promise<void> {
  const toggle = page.getByRole('switch', { name: 'Dark theme' })
  await toggle.press('Enter')
  // The switch changes first: without this, a lost key and a late theme would look the same.
  await expect(toggle).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await settled(page)
}

for (const [index, route] of [...ROUTES, NOTHING].entries()) {
  // The controls of header and footer are the same on all pages.
  const within = index === 0 ? 'html' : 'main'
  test(`${route} loads without errors, is accessible and readable at all widths`, async ({ page, context }) => {
    test.setTimeout(90_000)
    const expectNone = (found: unknown[], what: string) => expect.soft(found.slice(0, 8), what).toEqual([])
    const errors = collectErrors(page)
    const shift = await watchShifts(page)
    expect((await page.goto(route))?.status()).toBe(route === NOTHING ? 404 : 200)
    await hydrated(page)
    await loadLazyContent(page)
    // web.dev: good up to 0.1.
    expect.soft(await shift(), 'the layout shifts').toBeLessThan(0.1)
    await expect.soft(page.locator(UNNAMED_DRAWING), 'drawings neither named nor hidden').toHaveCount(0)
    // A size that the browser does not understand would leave that of the text, 16 pixels; a long word has 20.
    const title = await page.locator('h1').evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize))
    expect.soft(title, 'the size of the title').toBeGreaterThan(19)
    expectNone(await axeViolations(page, { appearanceOnly: true }), 'axe, light, 1280')
    expectNone(await unreadableText(page), 'legible at 1280')
    expectNone((await checkTabOrder(page, within)).problems, 'Tab')

    await switchToDark(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expectNone(await unreadableText(page), `legible at ${width}`)
    }
    expectNone(await axeViolations(page), 'axe, dark, 320')

    await page.setViewportSize({ width: 1280, height: 800 })
    const used = await useAllControls(page, within)
    if (index === 0) expect.soft(used, 'things to use').toBeGreaterThan(3)
    expectNone(await context.cookies(), 'cookies')
    // The browser logs the status of the 404 page.
    const unexpected = errors.filter((text) => route !== NOTHING || !text.includes('404'))
    expectNone(unexpected, 'errors of the page, such as requests to other hosts, which the policy forbids')
  })
}

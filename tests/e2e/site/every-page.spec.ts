import { expect, type Page, test } from '@playwright/test'
import { violations as axe } from '../accessibility/axe.ts'
import { liveProblems } from '../accessibility/document-checks.ts'
import { smallTargets } from '../accessibility/style-checks.ts'
import { walk } from '../accessibility/tab-order.ts'
import { illegible } from '../accessibility/unreadable-text.ts'
import { hydrated } from '../hydration.ts'
import { overflow, scrollThrough, watch } from '../page-checks.ts'
import { tryEverything, violations } from '../policy/policy-violations.ts'
import { ROUTES } from '../routes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

/** How far the layout shifts under the visitor, as the browser adds it up (web.dev: good up to 0.1). */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { layoutShift: () => sum })
  })
  return () =>
    page.evaluate(() => {
      const sum: unknown = Reflect.get(window, 'layoutShift')
      return typeof sum === 'function' ? Number(sum()) : Number.NaN
    })
}

async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.getByRole('switch', { name: 'Dark theme' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // Even under reduced motion a colour is on its way for a frame.
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((change) => change instanceof CSSTransition).length)
  await expect.poll(moving).toBe(0)
}

for (const route of [...ROUTES, '/nothing-here/']) {
  test(`${route} is whole, accessible and legible`, async ({ page, context }) => {
    test.setTimeout(90_000)
    const none = (found: unknown[], what: string) => expect.soft(found.slice(0, 8), what).toEqual([])
    const [complaints, refused] = [watch(page), await violations(page)]
    const shift = await watchShifts(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url())
    })
    const status = (await page.goto(route))?.status()
    expect(status).toBe(route === '/nothing-here/' ? 404 : 200)
    await hydrated(page)
    await scrollThrough(page)
    expect.soft(await shift(), 'the layout shifts').toBeLessThan(0.1)
    none(await page.evaluate(liveProblems), 'the document')
    none(await axe(page), 'axe, light, 1280')
    none(await illegible(page), 'legible at 1280')
    none((await walk(page)).problems, 'Tab')

    await setTheme(page, 'dark')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), { message: `too wide at ${width}` }).toEqual([])
      none(await illegible(page), `legible at ${width}`)
      none(await page.evaluate(smallTargets), `targets at ${width}`)
    }
    none(await axe(page), 'axe, dark, 320')

    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await tryEverything(page), 'things to use').toBeGreaterThan(3)
    none(refused, 'the policy refuses')
    none(foreign, 'others are told of the visit')
    none(await context.cookies(), 'cookies')
    // The 404 page is answered with 404: the browser says so.
    none(
      complaints.filter((text) => status === 200 || !text.includes('404')),
      'the page complains',
    )
  })
}

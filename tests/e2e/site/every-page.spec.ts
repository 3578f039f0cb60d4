import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../accessibility/axe.ts'
import { documentProblems } from '../accessibility/document-checks.ts'
import { smallTargets } from '../accessibility/style-checks.ts'
import { checkTabOrder } from '../accessibility/tab-order.ts'
import { unreadableText } from '../accessibility/unreadable-text.ts'
import { hydrated } from '../hydration.ts'
import { collectErrors, loadLazyContent, overflow } from '../page-checks.ts'
import { collectPolicyViolations, useAllControls } from '../policy/policy-violations.ts'
import { BASE_PATH, ROUTES } from '../routes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const NOTHING = `${BASE_PATH}/nothing-here/`

/** Measures the cumulative layout shift (web.dev: good up to 0.1). */
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
  const toggle = page.getByRole('switch', { name: 'Dark theme' })
  await toggle.press('Enter')
  // The switch changes first: without this, a lost key and a late theme would look the same.
  await expect(toggle).toBeChecked({ checked: theme === 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // With reduced motion a colour transition still takes a frame.
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((change) => change instanceof CSSTransition).length)
  await expect.poll(moving).toBe(0)
}

for (const route of [...ROUTES, NOTHING]) {
  test(`${route} loads without errors, is accessible and readable at all widths`, async ({ page, context }) => {
    test.setTimeout(90_000)
    const expectNone = (found: unknown[], what: string) => expect.soft(found.slice(0, 8), what).toEqual([])
    const [errors, blocked] = [collectErrors(page), await collectPolicyViolations(page)]
    const shift = await watchShifts(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url())
    })
    const status = (await page.goto(route))?.status()
    expect(status).toBe(route === NOTHING ? 404 : 200)
    await hydrated(page)
    await loadLazyContent(page)
    expect.soft(await shift(), 'the layout shifts').toBeLessThan(0.1)
    expectNone(await page.evaluate(documentProblems), 'the document')
    expectNone(await axeViolations(page), 'axe, light, 1280')
    expectNone(await unreadableText(page), 'legible at 1280')
    expectNone((await checkTabOrder(page)).problems, 'Tab')

    await setTheme(page, 'dark')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), { message: `too wide at ${width}` }).toEqual([])
      expectNone(await unreadableText(page), `legible at ${width}`)
      expectNone(await page.evaluate(smallTargets), `targets at ${width}`)
    }
    expectNone(await axeViolations(page), 'axe, dark, 320')

    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await useAllControls(page), 'things to use').toBeGreaterThan(3)
    expectNone(blocked, 'violations of the policy')
    expectNone(foreign, 'requests to other hosts')
    expectNone(await context.cookies(), 'cookies')
    // The browser logs the status of the 404 page.
    expectNone(
      errors.filter((text) => status === 200 || !text.includes('404')),
      'errors of the page',
    )
  })
}

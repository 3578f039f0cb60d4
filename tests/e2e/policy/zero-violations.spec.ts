import { expect, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { chunks, routesOf } from '../routes.ts'
import { inTheme } from '../sweep/settings.ts'
import { tally } from '../sweep/tally.ts'
import { hasPolicy, NO_POLICY, scrollDown, tryEverything, violations } from './violations.ts'

test.skip(!hasPolicy(), NO_POLICY)

test.use({ contextOptions: { reducedMotion: 'no-preference' }, trace: 'off' })

const routes = [...routesOf(), '/nothing-here/']

for (const [number, part] of chunks(routes, 10).entries()) {
  test(`no page breaks anything of its policy in either theme, whatever is used, part ${number + 1}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(part.length * 20_000)
    for (const route of part) {
      // A visitor of its own for each page: what one leaves behind is nothing to the next.
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const found = await violations(page)
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url())
      })
      await inTheme(page, 'light')
      await page.goto(route)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await hydrated(page)
      // The switch of the theme is one of the things used: what comes after it is used in the dark.
      expect.soft(await tryEverything(page), route).toBeGreaterThan(3)
      // And as it comes to whoever chose the dark before.
      await inTheme(page, 'dark')
      await page.goto(route)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await hydrated(page)
      await page.evaluate(scrollDown)
      expect.soft(found, route).toEqual([])
      // No cookies, and nobody else is told of the visit (content/privacy.yaml says so).
      expect.soft(foreign, route).toEqual([])
      expect.soft(await context.cookies(), route).toEqual([])
      await context.close()
    }
    tally({ what: 'policy of content, light and dark', routes: part, checks: part.length * 2 })
  })
}

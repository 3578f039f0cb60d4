import { expect, test } from '@playwright/test'
import { routesOf } from '../routes.ts'
import { tryEverything, violations } from './violations.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const routes = [...routesOf(), '/nothing-here/']

test('every route is tried', () => {
  expect(routes.length).toBeGreaterThan(37)
})

for (const route of routes) {
  test(`${route} breaks nothing of its policy in either theme, whatever is used`, async ({ page, context }) => {
    test.slow()
    const found = await violations(page)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url())
    })
    for (const theme of ['light', 'dark']) {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.goto(route)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      // React has taken the page over when its buttons answer.
      await page.waitForFunction(() => {
        const button = document.querySelector('button')
        return button && Object.keys(button).some((key) => key.startsWith('__reactProps'))
      })
      expect(await tryEverything(page)).toBeGreaterThan(3)
    }
    expect(found).toEqual([])
    // No cookies, and nobody else is told of the visit (content/privacy.yaml says so).
    expect(foreign).toEqual([])
    expect(await context.cookies()).toEqual([])
  })
}

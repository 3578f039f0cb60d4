/**
 * Below the baseline of docs/browsers.md: features are renamed in everything that the browser gets, so that the browser
 * knows nothing of them and drops them as an old one does.
 */
import { expect, test } from '@playwright/test'
import { PAGE_TYPES } from './fixture.ts'
import { expectDelivered, FORMS, openFilledIn, submit } from './messages/forms.ts'
import { hydrated, overflow } from './page.ts'

const FEATURES: [RegExp, string][] = [
  [/popover/gi, 'xopover'],
  [/startViewTransition/g, 'startViewXransition'],
  [/:has\(/g, ':hax('],
  [/color-mix\(/g, 'unknown('],
  [/@container\b/g, '@containex'],
  [/image\/avif/g, 'image/avix'],
  [/Segmenter/g, 'Segmenxer'],
]
// The policy names the hashes of scripts that are changed.
test.use({ bypassCSP: true, trace: 'off' })

const problems: string[] = []
test.beforeEach(async ({ page }) => {
  problems.length = 0
  page.on('pageerror', (error) => problems.push(error.message))
  await page.route(/\/(?:[^.]*|.*\.(?:js|css|txt))$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const text = (await response.text()).replace(/ integrity="[^"]*"/g, '')
    const body = FEATURES.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)
    await route.fulfill({ response, body })
  })
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { get: () => '', set: () => {} })
    Object.defineProperty(window, 'navigation', { value: undefined })
  })
})
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(problems).toEqual([])
})

test('every type of page reads', async ({ page }) => {
  for (const path of PAGE_TYPES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflow(page)).toEqual([])
    const isCovered = await page.evaluate(
      () => !document.elementFromPoint(innerWidth / 2, innerHeight * 0.7)?.closest('main, footer'),
    )
    expect([path, isCovered]).toEqual([path, false])
  }
})

test('menus navigate, Back undoes a filter, and both forms send', async ({ page }) => {
  await page.goto('/about/')
  await hydrated(page)
  const technologies = page.getByRole('banner').getByRole('button', { name: 'Tools' })
  const link = page.locator('#menu-technologies a[href="/tech/elixir/"]')
  await technologies.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await technologies.click()
  await link.click()
  await expect(page).toHaveURL('/tech/elixir/')
  await expect(link).toBeHidden()
  const work = page.getByRole('contentinfo').getByRole('link', { name: 'Work' })
  await work.click()
  for (const showAll of [() => page.goBack(), () => work.click()]) {
    await page.getByRole('button', { name: /^Ferries/ }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await showAll()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
  }
  for (const form of FORMS) {
    await openFilledIn(page, form, '')
    await submit(page, form).click()
    await expectDelivered(page, form)
  }
})

test('on a phone the menu opens, its submenu lies above it, and both close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await hydrated(page)
  const [mobile, submenu] = [page.locator('#menu-mobile'), page.locator('#menu-services')]
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await mobile.getByRole('button', { name: 'Services' }).click()
  await submenu.getByRole('link').first().click({ trial: true })
  await submenu.getByRole('button', { name: 'Back to menu' }).click()
  await expect(submenu).toBeHidden()
  // The polyfill closes both.
  await menu.click()
  await expect(mobile).toBeVisible()
  await page.mouse.click(195, 795)
  await expect(mobile).toBeHidden()
})

test.describe('and scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('links to what menus contain can be reached, on phones too', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about/')
      await expect(page.getByRole('button', { name: /^(Menu|Tools|Services)$/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport()
    }
  })
})

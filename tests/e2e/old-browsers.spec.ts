/**
 * Below the baseline of docs/browsers.md: each feature is renamed in everything that the server sends, so that the browser
 * knows nothing of it and drops it as an old one does.
 */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { PAGE_TYPES } from './fixture.ts'
import { hydrated } from './hydration.ts'
import { APPLICATION, CONTACT, expectDelivered, fieldOf, fillIn, submit } from './messages/forms.ts'
import { test } from './messages/mock-server.ts'

const FEATURES: Record<string, [RegExp, string]> = {
  popover: [/popover/gi, 'xopover'],
  'view transitions': [/startViewTransition/g, 'startViewXransition'],
  ':has()': [/:has\(/g, ':hax('],
  'light-dark()': [/light-dark\(/g, 'light-darx('],
  'container queries': [/@container\b/g, '@containex'],
  AVIF: [/image\/avif/g, 'image/avix'],
}

/** A page without a feature. The policy names the hashes of scripts that are changed. */
async function pageWithout(browser: Browser, feature: string, options = {}): Promise<[Page, BrowserContext]> {
  const [pattern, replacement] = FEATURES[feature] ?? [/$^/, '']
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', ...options })
  await context.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { get: () => '', set: () => {} })
  })
  await context.route(/\/$|\.(js|css|txt)(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(pattern, replacement).replace(/ integrity="[^"]*"/g, '')
    await route.fulfill({ response, body })
  })
  return [await context.newPage(), context]
}

/** Requests may still be under way. */
async function end(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

const problemsOf = (page: Page) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}

/** The element that covers the page in the middle of its lower part, or an empty string. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight * 0.7)
    return element?.closest('main, footer') ? '' : (element?.outerHTML.slice(0, 80) ?? 'nothing')
  })

for (const feature of Object.keys(FEATURES)) {
  test(`without ${feature} every page reads`, async ({ browser, server }) => {
    test.slow()
    const [page, context] = await pageWithout(browser, feature)
    const problems = problemsOf(page)
    for (const path of PAGE_TYPES) {
      await page.goto(server.url + path)
      expect([path, await coveredBy(page)]).toEqual([path, ''])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, Math.max(0, tooWide)]).toEqual([path, 0])
    }
    expect(problems).toEqual([])
    await end(context)
  })

  test(`without ${feature} menus navigate and both forms send`, async ({ browser, server }) => {
    test.slow()
    const [page, context] = await pageWithout(browser, feature)
    const problems = problemsOf(page)
    await page.goto(`${server.url}/about/`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Technologies' }).click()
    const link = page.locator('#menu-technologies').getByRole('link', { name: 'Python' })
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Technologies' }).click()
    await link.click()
    await expect(page).toHaveURL(/\/tech\/python\/$/)
    await expect(link).toBeHidden()
    for (const form of [CONTACT, APPLICATION]) {
      await page.clock.install()
      await page.goto(server.url + form.path)
      await hydrated(page)
      await form.open(page)
      await page.locator('form[novalidate]').first().waitFor({ state: 'attached' })
      await page.clock.fastForward(3000)
      await fillIn(page, form)
      await submit(page, form).click()
      await expectDelivered(page, form)
    }
    expect(server.received).toHaveLength(2)
    expect(problems).toEqual([])
    await end(context)
  })
}

for (const feature of ['popover', 'view transitions'])
  test(`without ${feature} the filters work, with motion`, async ({ browser, server }) => {
    const [page, context] = await pageWithout(browser, feature, { reducedMotion: 'no-preference' })
    const problems = problemsOf(page)
    await page.goto(`${server.url}/portfolio/`)
    await hydrated(page)
    const projects = page.getByRole('main').getByRole('article')
    const all = await projects.count()
    await page.getByRole('group', { name: 'Filter projects' }).getByRole('button', { name: 'App Development' }).click()
    await expect(page).toHaveURL(/\?category=App%20Development$/)
    await expect.poll(() => projects.count()).toBeLessThan(all)
    await page.goto(`${server.url}/careers/`)
    await hydrated(page)
    await page.getByRole('searchbox').pressSequentially('quality')
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^1 of /)
    expect(problems).toEqual([])
    await end(context)
  })

test('without popover on a phone, the menu opens, its submenu lies above it, and both close', async ({
  browser,
  server,
}) => {
  const [page, context] = await pageWithout(browser, 'popover', { viewport: { width: 390, height: 800 } })
  await page.goto(`${server.url}/`)
  await hydrated(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page.locator('#menu-mobile').getByRole('button', { name: 'Our Services' }).click()
  const link = page.locator('#menu-services').getByRole('link', { name: 'Database' }).first()
  await link.click({ trial: true })
  await page.locator('#menu-services').getByRole('button', { name: 'Back to menu' }).click()
  await expect(link).toBeHidden()
  await menu.click()
  await expect(page.locator('#menu-mobile')).toBeVisible()
  await page.mouse.click(195, 795)
  await expect(page.locator('#menu-mobile')).toBeHidden()
  await end(context)
})

for (const [where, width] of [
  ['on a phone', 390],
  ['on a desk', 1280],
] as const)
  test(`without popover and scripts, a link instead of the menus leads to the links of the footer ${where}`, async ({
    browser,
    server,
  }) => {
    const options = { javaScriptEnabled: false, viewport: { width, height: 800 } }
    const [page, context] = await pageWithout(browser, 'popover', options)
    await page.goto(`${server.url}/about/`)
    await expect(page.getByRole('button', { name: /^(Menu|Technologies|Our Services)$/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeInViewport()
    await end(context)
  })

for (const stored of ['system', 'auto', 'garbage', '"dark"', 'DARK', '{"a":1}', ' '])
  test(`a foreign theme in the storage (${stored}) is light, and the first click makes it dark`, async ({
    page,
    server,
  }) => {
    await page.addInitScript((theme) => sessionStorage.done ?? localStorage.setItem('theme', theme), stored)
    await page.goto(`${server.url}/about/`)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    const toggle = page.getByRole('switch', { name: 'Dark theme' })
    await hydrated(page)
    await expect(toggle).toHaveAttribute('aria-checked', 'false')
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    // Another tab of an earlier site writes its own.
    await page.evaluate(
      (newValue) => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })),
      stored,
    )
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await toggle.click()
    await expect(html).toHaveAttribute('data-theme', 'light')
  })

test('a link clicked while a message is sent, then a failure: it is shown on return', async ({ page, server }) => {
  await page.clock.install()
  await page.goto(server.url + CONTACT.path)
  await hydrated(page)
  await page.clock.fastForward(3000)
  await fillIn(page, CONTACT)
  let fail = () => {}
  server.behave((request, response) => {
    request.resume()
    fail = () => response.writeHead(500).end()
  })
  await submit(page, CONTACT).click()
  await expect.poll(() => server.requests).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/about\/$/)
  const answered = page.waitForResponse('**/send-form')
  fail()
  await answered
  await page.goBack()
  await expect(page.getByText(CONTACT.failure)).toBeVisible()
  await expect(fieldOf(page, CONTACT, 'Message')).toHaveValue(CONTACT.words.Message ?? '')
})

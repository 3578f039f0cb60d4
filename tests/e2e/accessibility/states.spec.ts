import { expect, type Page, test } from '@playwright/test'
import { APPLICATION, CONTACT, fieldOf, fillIn, minimumTime, submit } from '../messages/forms.ts'
import { loadLazyContent, open, settled, VIEWPORTS } from '../page.ts'
import { axeViolations } from './axe.ts'
import { checkTabOrder } from './tab-order.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page, name: string) => page.locator(`[popovertarget="menu-${name}"]`).filter({ visible: true })
const panels = (page: Page) => page.locator('.menu-panel:popover-open')

/** Checks the part of the page in the light theme, and in the dark one on a phone. */
async function expectAccessible(page: Page, within: string): Promise<void> {
  expect.soft(await axeViolations(page, { within }), 'light, 1280').toEqual([])
  await setTheme(page, 'dark')
  await page.setViewportSize(VIEWPORTS.phone.viewport)
  expect.soft(await axeViolations(page, { within }), 'dark, 390').toEqual([])
}

/** The theme switch may be behind a dialog. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
  await settled(page)
}

/** A state of a page that differs from the initial one: how to reach it, and the part that has changed. */
function testState(state: string, route: string, within: string, reach: (page: Page) => Promise<void>): void {
  test(`${state}: accessible in both themes`, async ({ page }) => {
    await open(page, route)
    await reach(page)
    await expectAccessible(page, within)
  })
}

testState('the contact form has errors', CONTACT.path, 'main form', async (page) => {
  const announced = await recordAnnouncements(page)
  await submit(page, CONTACT).click()
  await expect(page.getByRole('group', { name: '4 answers need correcting' })).toBeFocused()
  await fieldOf(page, CONTACT, 'Subject').fill('An engine')
  expect(await announced(), 'while an answer is corrected').toEqual([])
})
testState('a message failed', CONTACT.path, 'main form', async (page) => {
  await page.route('**/send-form', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await fillIn(page, CONTACT)
  await minimumTime(page)
  await submit(page, CONTACT).click()
  await expect(page.getByText(CONTACT.failure)).toBeVisible()
  const announced = await recordAnnouncements(page)
  // A desktop Chromium allows copying, a headless shell does not.
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('No')) }))
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect.poll(announced).toEqual(['What you wrote, to copy'])
})
testState('the application has errors', APPLICATION.path, 'dialog', async (page) => {
  await APPLICATION.open(page)
  expect.soft(await axeViolations(page, { within: 'dialog' }), 'without errors').toEqual([])
  await submit(page, APPLICATION).click()
  await expect(page.getByRole('group', { name: '4 answers need correcting' })).toBeFocused()
})
testState('no opening is found', '/careers/?q=nobody', 'main', (page) =>
  expect(main(page).getByRole('button', { name: 'Show all openings' })).toBeVisible(),
)

for (const [where, options] of Object.entries(VIEWPORTS)) {
  test.describe(where, () => {
    test.use(options)
    test('the menus are accessible in both themes', async ({ page }) => {
      await open(page, '/')
      if (where === 'phone') await menu(page, 'mobile').press('Enter')
      for (const theme of ['light', 'dark'] as const) {
        for (const name of ['technologies', 'services']) {
          await menu(page, name).press('Enter')
          await expect(panels(page)).toHaveCount(where === 'phone' ? 2 : 1)
          await setTheme(page, theme)
          expect.soft(await axeViolations(page, { within: '#site-header' }), `${name}, ${theme}`).toEqual([])
          await page.keyboard.press('Escape')
        }
      }
    })
  })
}

// tests/e2e/site checks all pages at the width of a desktop.
test('on a phone Tab reaches every control in visual order with a visible focus', async ({ page }) => {
  test.slow()
  await page.setViewportSize(VIEWPORTS.phone.viewport)
  for (const route of ['/', '/services/', '/portfolio/', '/careers/', '/contact/', '/tech/rust/']) {
    await open(page, route)
    await loadLazyContent(page)
    if (route === '/') await expect(page.getByRole('button', { name: 'Rain' })).toBeVisible()
    // Header and footer are the same on all pages.
    const { stops, problems } = await checkTabOrder(page, route === '/' ? 'html' : 'main')
    expect([route, problems, stops > 3]).toEqual([route, [], true])
  }
})

/** Records the changes of all live regions, but not of those within another. Call after `open`. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const regions = ':is([role=status], [role=alert], [aria-live=polite], [aria-live=assertive])'
    const last = new Map<Element, string>()
    const announced: string[] = []
    const check = () => {
      for (const region of document.querySelectorAll(`${regions}:not(${regions} *)`)) {
        const text = region.textContent.replace(/\s+/g, ' ').trim()
        // Screen readers announce the initial text of a region only if it is an alert.
        const isAnnounced = last.has(region) ? text !== last.get(region) : region.role === 'alert'
        if (text && isAnnounced) announced.push(text)
        last.set(region, text)
      }
    }
    check()
    announced.length = 0
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announced })
  })
  return () => page.evaluate(() => [...Reflect.get(window, 'announced')].map(String))
}

test('a screen reader reads Careers, and announces the number of jobs once a search', async ({ page }) => {
  await open(page, '/careers/')
  const announced = await recordAnnouncements(page)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('0 of 2 openings')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('2 openings', { exact: true })).toBeVisible()
  await expect.poll(announced).toEqual(['0 of 2 openings', '2 openings'])
  await expect(main(page)).toMatchAriaSnapshot({ name: 'careers.aria.yml' })
  await expect(main(page).locator('ul').first()).not.toHaveCSS('list-style-type', 'none')
  // Typed while a slow machine still filters by the letters before.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.getByRole('searchbox').pressSequentially('nobody at all works', { delay: 80 })
  await expect(page.getByRole('searchbox')).toHaveValue('nobody at all works')
})

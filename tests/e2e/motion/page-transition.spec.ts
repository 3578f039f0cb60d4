import { expect, type Locator, type Page, test } from '@playwright/test'
import { noteTransitions } from './transitions.ts'

// These tests bring styles of their own, which the pages' policy refuses.
test.use({ bypassCSP: true })

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('the old page leaves within 150 ms, then the new one arrives within 200', async ({ page }) => {
  const noted = await noteTransitions(page)
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  await header(page).getByRole('link', { name: 'Our Apps' }).click()
  await expect(page).toHaveURL('/our-apps/')
  await expect.poll(async () => (await noted()).length, { timeout: 15_000 }).toBeGreaterThan(0)
  const parts = await noted()
  const leaving = parts.filter(({ pseudo }) => pseudo.startsWith('::view-transition-old'))
  const arriving = parts.filter(({ pseudo }) => pseudo.startsWith('::view-transition-new'))
  expect(leaving.length).toBeGreaterThan(0)
  expect(arriving.length).toBeGreaterThan(0)
  for (const { end } of leaving) expect(end).toBeLessThanOrEqual(150)
  for (const { delay, end } of arriving) {
    expect(delay).toBeGreaterThanOrEqual(150)
    expect(end).toBeLessThanOrEqual(350)
  }
  // The header is a picture of its own that goes nowhere: the page leaves and arrives beneath it.
  await expect(page.locator('#site-header')).toHaveCSS('view-transition-name', 'site-header')
  expect(parts.filter(({ pseudo }) => pseudo.includes('site-header'))).toEqual([])
})

/** Stretches the arrival of the new page, and gives a way to wait until it has begun. */
async function slowArrival(page: Page) {
  await page.addStyleTag({ content: '::view-transition-new(.page) { animation-duration: 20s !important }' })
  await page.evaluate(() => {
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (options) {
      const transition = start.call(this, options)
      transition.ready.then(
        () => Object.assign(window, { arriving: true }),
        () => {},
      )
      return transition
    }
  })
  return () => page.waitForFunction(() => Reflect.get(window, 'arriving') === true)
}

/** As a hand does it, without waiting for anything to be ready. */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('the header stays, and a press on it while the pages change is not lost', async ({ page }) => {
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  const arriving = await slowArrival(page)
  await header(page).getByRole('link', { name: 'Our Apps' }).click()
  await arriving()
  await expect(page).toHaveURL('/our-apps/')
  await press(page, header(page).getByRole('link', { name: 'About us' }))
  await expect(page).toHaveURL('/about/')
})

test('a press on the new page while it arrives is not lost', async ({ page }) => {
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  const arriving = await slowArrival(page)
  await page.getByRole('link', { name: /, home/ }).click()
  await arriving()
  await press(page, page.locator('main').getByRole('link', { name: 'Get Started' }).first())
  await expect(page).toHaveURL('/contact/')
})

test('rapid clicks, Back and Forward end on the page that was asked for last', async ({ page }) => {
  await page.goto('/')
  for (const name of ['About us', 'Our Apps', 'Get in Touch', 'About us', 'Our Apps']) {
    await page.locator('#site-header').getByRole('link', { name }).first().click({ noWaitAfter: true })
  }
  await expect(page).toHaveURL('/our-apps/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Apps')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.goBack()
  await page.goForward()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const path = new URL(page.url()).pathname
  await page.waitForTimeout(1000)
  expect(new URL(page.url()).pathname).toBe(path)
  const title = await page.title()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  expect(await page.title()).toBe(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
})

test('a slow network delays the page, not the way out', async ({ page }) => {
  await page.goto('/contact/')
  await page.route(/our-apps/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue().catch(() => {})
  })
  await header(page).getByRole('link', { name: 'Our Apps' }).click({ noWaitAfter: true })
  await header(page).getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about/')
  await page.waitForTimeout(2000)
  await expect(page).toHaveURL('/about/')
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: pages change without moving`, async ({ page }) => {
    const noted = await noteTransitions(page)
    await prepare(page)
    await page.goto('/contact/')
    await header(page).getByRole('link', { name: 'Our Apps' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Apps' })).toBeVisible()
    await page.waitForTimeout(500)
    for (const { end } of await noted()) expect(end).toBe(0)
  })
}

test('the focus goes to the heading of the new page', async ({ page }) => {
  await page.goto('/contact/', { waitUntil: 'networkidle' })
  await header(page).getByRole('link', { name: 'Our Apps' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Apps' })).toBeFocused()
})

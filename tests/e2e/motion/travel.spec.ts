import { expect, type Page, test } from '@playwright/test'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => place(page)).toBe(top)
}
/** Presses a link of the page without waiting for anything: a real click would first scroll to it. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click')

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

/** The data of the pages come late from here on; those of earlier pages are there already. */
const slowNetwork = (page: Page, delay = 900) =>
  page.route(/\.txt(\?|$)/, async (route) => {
    await new Promise((done) => setTimeout(done, delay))
    await route.continue().catch(() => {})
  })

/** The page that the address names is the page that is shown, at this place, and nothing comes after. */
async function expectRest(page: Page, path: string, title: RegExp, top: number) {
  await expect(page).toHaveURL(path, { timeout: 15_000 })
  await expect(page).toHaveTitle(title)
  await expect(h1(page)).toHaveCount(1)
  // A few lines off where several entries of the history were run through in one frame.
  const off = async () => Math.abs((await place(page)) - top)
  await expect.poll(off, { timeout: 10_000 }).toBeLessThan(60)
  await page.waitForTimeout(700)
  await expect(page).toHaveURL(path)
  expect(await off()).toBeLessThan(60)
}

test('on a slow network the old page stays where it is until the new one comes, at its top', async ({ page }) => {
  await open(page, '/about/')
  await scrollTo(page, 700)
  await slowNetwork(page)
  await follow(page, '/tech/ios/')
  await page.waitForTimeout(300)
  expect(await place(page)).toBe(700)
  await expect(page).toHaveTitle(/About/)
  await expectRest(page, '/tech/ios/', /iOS/, 0)
  await page.goBack()
  await expectRest(page, '/about/', /About/, 700)
})

test('on a slow network a hash of another page ends below the header', async ({ page }) => {
  await open(page, '/portfolio/takenote/')
  await slowNetwork(page)
  await follow(page, '/#projects')
  await expect(page).toHaveURL('/#projects', { timeout: 15_000 })
  const top = () => page.locator('#projects').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top, { timeout: 10_000 }).toBeLessThan(140)
  expect(await top()).toBeGreaterThanOrEqual(72)
})

test('Back before the new page has come leaves the visitor where they were', async ({ page }) => {
  await open(page, '/contact/')
  await follow(page, '/about/')
  await expect(page).toHaveTitle(/About/)
  await scrollTo(page, 600)
  await slowNetwork(page)
  await follow(page, '/tech/angular/')
  await page.waitForTimeout(100)
  await page.evaluate(() => window.history.back())
  // Not yet left, Back belongs to the page before.
  await expect(page).toHaveURL('/contact/')
  await page.waitForTimeout(1500)
  const title = await page.title()
  const path = new URL(page.url()).pathname
  await page.reload()
  expect(await page.title()).toBe(title)
  expect(new URL(page.url()).pathname).toBe(path)
})

test('Back and Forward in a hurry, over pages and hashes, find each place again', async ({ page }) => {
  test.slow()
  await open(page, '/')
  await scrollTo(page, 1500)
  await follow(page, '/about/')
  await expect(page).toHaveTitle(/About/)
  await expect.poll(() => place(page)).toBe(0)
  await scrollTo(page, 800)
  await follow(page, '/services/')
  await expect(page).toHaveTitle(/Services/)
  await expect.poll(() => place(page)).toBe(0)
  await page.evaluate(() => {
    window.location.hash = 'web-development'
  })
  const section = page.locator('#web-development')
  await expect.poll(() => section.evaluate((each) => Math.abs(each.getBoundingClientRect().top - 92))).toBeLessThan(8)
  await page.waitForTimeout(300)
  await page.evaluate(() => {
    for (let step = 0; step < 3; step++) setTimeout(() => window.history.back(), step * 60)
  })
  await expectRest(page, '/', /Home/, 1500)
})

test('a link pressed while the page glides to its top is followed', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 2000)
  await follow(page, '/about/')
  await expect(page).toHaveURL('/about/')
  await follow(page, '/contact/')
  await expectRest(page, '/contact/', /Contact/, 0)
})

import { expect, type Page, test } from '@playwright/test'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => place(page)).toBe(top)
  // Its scroll event has come.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
const follow = async (page: Page, href: string, title: RegExp) => {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(href)
  await expect(page).toHaveTitle(title)
  await expect.poll(() => place(page)).toBe(0)
}
const setHash = (page: Page, hash: string) =>
  page.evaluate((value) => {
    window.location.hash = value
  }, hash)
/** Goes through the history without waiting for anything: each step so many milliseconds after the one before. */
const travel = (page: Page, steps: number[], gap: number) =>
  page.evaluate(
    ([ways, pause]) => {
      for (const [index, way] of ways.entries()) setTimeout(() => window.history.go(way), index * pause)
    },
    [steps, gap] as const,
  )
/** Comes to rest there and stays: a glide that goes on would leave again. */
async function expectRest(page: Page, url: string, title: RegExp, top: number) {
  await expect(page).toHaveURL(url)
  await expect(page).toHaveTitle(title)
  const off = async () => Math.abs((await place(page)) - top)
  await expect.poll(off).toBeLessThan(3)
  await page.waitForTimeout(400)
  expect(await off()).toBeLessThan(3)
}

test('Back while a glide to a hash is under way, and hurried steps over it, find each place', async ({ page }) => {
  test.slow()
  await page.goto('/about/', { waitUntil: 'networkidle' })
  await scrollTo(page, 800)
  await follow(page, '/services/', /Services/)
  await scrollTo(page, 300)
  await setHash(page, 'web-development')
  const section = page.locator('#web-development')
  await expect.poll(() => section.evaluate((each) => Math.abs(each.getBoundingClientRect().top - 92))).toBeLessThan(8)
  await page.waitForTimeout(300)
  const there = await place(page)
  for (const gap of [30, 60]) {
    await travel(page, [-1, 1], gap)
    await expectRest(page, '/services/#web-development', /Services/, there)
    await setHash(page, 'seo-optimization')
    await expect.poll(() => place(page), { intervals: [20] }).not.toBe(there)
    await travel(page, [-1, -1, -1], gap)
    await expectRest(page, '/about/', /About/, 800)
    await travel(page, [1, 1], gap)
    await expectRest(page, '/services/#web-development', /Services/, there)
  }
})

test('Back to an entry that the router does not know shows the page of its address', async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' })
  await setHash(page, 'main')
  await expect.poll(() => page.evaluate(() => window.history.state !== null)).toBe(true)
  // As left by a visitor who goes on before the entry of a hash has got its state.
  await page.evaluate(() => History.prototype.replaceState.call(window.history, null, '', window.location.href))
  await follow(page, '/services/', /Services/)
  await page.goBack()
  await expect(page).toHaveURL('/about/#main')
  await expect(page).toHaveTitle(/About/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

import { expect, type Page, test } from '@playwright/test'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)
  await expect.poll(() => place(page)).toBe(top)
  await page.waitForTimeout(150)
}
/** Where the element with an id lies below the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN), id)
/** Just below the fixed header (72 px), within the scroll padding. */
async function expectBelowHeader(page: Page, id: string) {
  await expect.poll(() => topOf(page, id), { timeout: 15_000 }).toBeLessThan(140)
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(72)
}
/** Follows a link of the footer from where the visitor is; a real click would first scroll down to it. */
const follow = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true }).dispatchEvent('click')

/** Notes every place that the window passes through. */
async function notePlaces(page: Page) {
  await page.evaluate(() => {
    const places: number[] = []
    document.addEventListener('scroll', () => places.push(window.scrollY))
    Object.assign(window, { places })
  })
  return () => page.evaluate(() => Reflect.get(window, 'places') as number[])
}

test('a link goes to the top of the new page, smoothly', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await scrollTo(page, 3000)
  const places = await notePlaces(page)
  await follow(page, 'About Us')
  await expect(page).toHaveURL('/about/')
  await expect.poll(() => place(page), { timeout: 15_000 }).toBe(0)
  const between = (await places()).filter((top) => top > 0 && top < 240)
  expect(between.length, 'places passed on the way').toBeGreaterThan(0)
})

test('reduced and paused motion go there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await scrollTo(page, 3000)
  const places = await notePlaces(page)
  await follow(page, 'About Us')
  await expect(page).toHaveURL('/about/')
  await expect.poll(() => place(page)).toBe(0)
  expect((await places()).filter((top) => top > 0 && top < 3000)).toEqual([])
})

test('a hash that comes from another page ends below the header', async ({ page }) => {
  await page.goto('/portfolio/cyber-guardians/')
  await page.locator('main').getByRole('link', { name: 'Back to Projects' }).first().click()
  await expect(page).toHaveURL('/#projects', { timeout: 15_000 })
  await expectBelowHeader(page, 'projects')
})

test('a typed hash ends below the header', async ({ page }) => {
  await page.goto('/services/')
  await page.evaluate(() => {
    window.location.hash = 'seo-optimization'
  })
  await expectBelowHeader(page, 'seo-optimization')
})

test('a page opened at a hash ends below the header', async ({ page }) => {
  await page.goto('/services/#web-development', { waitUntil: 'networkidle' })
  await expectBelowHeader(page, 'web-development')
})

test('unknown and malformed hashes are ignored', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/services/')
  await scrollTo(page, 900)
  for (const hash of ['nowhere', '%', '%E0%A4%A']) {
    await page.evaluate((value) => {
      window.location.hash = value
    }, hash)
    await page.waitForTimeout(300)
    expect(await place(page)).toBe(900)
  }
  await follow(page, 'About Us')
  await expect(page).toHaveURL('/about/')
  await expect.poll(() => place(page), { timeout: 15_000 }).toBe(0)
  expect(errors).toEqual([])
})

test('Back and Forward restore the places', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 2500)
  await follow(page, 'About Us')
  await expect(page).toHaveURL('/about/')
  await expect.poll(() => place(page), { timeout: 15_000 }).toBe(0)
  await scrollTo(page, 700)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => place(page)).toBe(2500)
  await page.goForward()
  await expect(page).toHaveURL('/about/')
  await expect.poll(() => place(page)).toBe(700)
})

test('Back restores the place after a reload too', async ({ page }) => {
  await page.goto('/')
  await scrollTo(page, 2500)
  await follow(page, 'About Us')
  await expect(page).toHaveURL('/about/')
  // The page is there, not its address alone: nobody reloads in between.
  await expect.poll(() => place(page), { timeout: 15_000 }).toBe(0)
  await page.reload()
  // The script is there once something waits to be revealed.
  await expect(page.locator('[data-reveal="waiting"]')).not.toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transforming Ideas Into Digital Reality')
  await expect.poll(() => place(page)).toBe(2500)
})

test('Back finds a page whose entry a plain hash link made', async ({ page }) => {
  await page.goto('/about/')
  // The script is there once something waits to be revealed.
  await expect(page.locator('[data-reveal="waiting"]')).not.toHaveCount(0)
  await page.evaluate(() => {
    window.location.hash = 'main'
  })
  await expect.poll(() => page.evaluate(() => window.history.state !== null)).toBe(true)
  await follow(page, 'Contact')
  await expect(page).toHaveURL('/contact/', { timeout: 15_000 })
  await page.goBack()
  await expect(page).toHaveURL('/about/#main')
  await expect(page).toHaveTitle(/About/)
})

test('a link to the page that is open goes to its top', async ({ page }) => {
  await page.goto('/about/')
  await scrollTo(page, 900)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
  await expect.poll(() => place(page), { timeout: 15_000 }).toBe(0)
})

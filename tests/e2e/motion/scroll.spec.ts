import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { holdRequests } from './hold-requests.ts'
import { follow, scrollPosition, scrollTo } from './scroll-position.ts'

/** Where the element with an id lies below the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN), id)

/** Just below the fixed header (72 px), within the scroll padding. */
async function expectBelowHeader(page: Page, id: string) {
  await expect.poll(() => topOf(page, id), { timeout: 15_000 }).toBeLessThan(140)
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(72)
}

test('on a slow network a page stays where it is until the new one comes, at its top', async ({ page }) => {
  await open(page, '/about/')
  await scrollTo(page, 700)
  const release = await holdRequests(page, /\.txt(\?|$)/)
  const asked = page.waitForRequest(/ios.*\.txt/)
  await follow(page, '/tech/ios/')
  await asked
  expect(await scrollPosition(page)).toBe(700)
  await expect(page).toHaveTitle(/About/)
  await release()
  await expect(page).toHaveTitle(/iOS/)
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

test('a hash of another page ends below the header, on a slow network too', async ({ page }) => {
  await open(page, '/portfolio/takenote/')
  const release = await holdRequests(page, /\.txt(\?|$)/)
  const asked = page.waitForRequest(/\.txt/)
  await follow(page, '/#projects')
  await asked
  await release()
  await expect(page).toHaveURL('/#projects')
  await expectBelowHeader(page, 'projects')
})

test('a typed hash ends below the header', async ({ page }) => {
  await open(page, '/services/')
  await page.evaluate(() => {
    window.location.hash = 'seo-optimization'
  })
  await expectBelowHeader(page, 'seo-optimization')
})

test('unknown and malformed hashes are ignored', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await open(page, '/services/')
  await scrollTo(page, 900)
  for (const hash of ['nowhere', '%', '%E0%A4%A']) {
    await page.evaluate(async (value) => {
      const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
      window.location.hash = value
      await changed
      await new Promise(requestAnimationFrame)
    }, hash)
    expect(await scrollPosition(page)).toBe(900)
  }
  await follow(page, '/about/')
  await expect(page).toHaveTitle(/About/)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  expect(errors).toEqual([])
})

test('a link to the page that is open goes to its top', async ({ page }) => {
  await open(page, '/about/')
  await scrollTo(page, 900)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await expect(page).toHaveURL('/about/')
})

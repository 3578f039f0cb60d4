import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { holdRequests } from './hold-requests.ts'
import { follow, scrollEnded, scrollPosition, scrollTo } from './scroll-position.ts'

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN), id)

/** The fixed header is 72 px high. */
async function expectBelowHeader(page: Page, id: string) {
  await expect.poll(() => topOf(page, id), { timeout: 15_000 }).toBeLessThan(140)
  await scrollEnded(page)
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(72)
}

test('on a slow network the page keeps its scroll position until the new one is shown at its top', async ({ page }) => {
  await open(page, '/about/')
  await scrollTo(page, 700)
  const release = await holdRequests(page, /\.txt(\?|$)/)
  const requested = page.waitForRequest(/ios.*\.txt/)
  await follow(page, '/tech/ios/')
  await requested
  expect(await scrollPosition(page)).toBe(700)
  await expect(page).toHaveTitle(/About/)
  await release()
  await expect(page).toHaveTitle(/iOS/)
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

test('a link to a section of another page scrolls it below the header, also on a slow network', async ({ page }) => {
  await open(page, '/portfolio/takenote/')
  const release = await holdRequests(page, /\.txt(\?|$)/)
  const requested = page.waitForRequest(/\.txt/)
  await follow(page, '/#projects')
  await requested
  await release()
  await expect(page).toHaveURL('/#projects')
  await expectBelowHeader(page, 'projects')
})

test('a hash typed into the URL scrolls the section below the header', async ({ page }) => {
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
    }, hash)
    await scrollEnded(page)
    expect(await scrollPosition(page)).toBe(900)
  }
  await follow(page, '/about/')
  await expect(page).toHaveTitle(/About/)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  expect(errors).toEqual([])
})

test('a link to the current page scrolls to the top', async ({ page }) => {
  await open(page, '/about/')
  await scrollTo(page, 900)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await expect(page).toHaveURL('/about/')
})

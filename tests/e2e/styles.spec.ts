import { expect, type Page, test } from '@playwright/test'
import { watch } from './watch'

/** Paths of every style sheet that the page asks for. */
function watchSheets(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().endsWith('.css'))
      asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** The sheet that belongs to one page alone. */
const OWN = /^\/_next\/static\/pages\/[^/]+\.css$/

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color)

test('a page brings the styles it needs; the whole sheets come when a link is made for, and each sheet once', async ({
  page,
}) => {
  const asked = watchSheets(page)
  const problems = watch(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const colour = await ink(page)
  const brought = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(brought.length).toBeGreaterThan(0)
  expect(asked).toEqual([expect.stringMatching(OWN)])

  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Our Apps' }).hover()
  await expect.poll(() => asked).toEqual(expect.arrayContaining(brought))
  await banner.getByRole('link', { name: 'Our Apps' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await banner.getByRole('link', { name: 'Get in Touch' }).click()
  await expect(page).toHaveURL(/\/contact\/$/)
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
  await page.waitForLoadState('networkidle')

  // Nor is it brought again by what was kept of the first page.
  await expect(page.locator('main link[rel="stylesheet"]')).toHaveCount(0)
  expect(new Set(asked).size).toBe(asked.length)
  expect(await ink(page)).toBe(colour)
  expect(problems).toEqual([])
})

test('without scripts a page has its styles too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const asked = watchSheets(page)
  await page.goto('/about/')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
  expect(asked).toEqual([expect.stringMatching(OWN)])
  await context.close()
})

import { expect, type Page, test } from '@playwright/test'
import { hydrated } from '../hydration.ts'
import { open } from '../open-page.ts'
import { holdRequests } from './hold-requests.ts'
import { follow, scrollPosition, scrollTo } from './scroll-position.ts'

async function go(page: Page, href: string, title: RegExp) {
  await follow(page, href)
  await expect(page).toHaveURL(href)
  await expect(page).toHaveTitle(title)
  // URL and title change earlier than the scroll position, which may be 0 already.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollPosition(page)).toBe(0)
}

async function expectPage(page: Page, url: string, title: RegExp, top: number) {
  await expect(page).toHaveURL(url)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(3)
}

test('Back and Forward restore the scroll positions', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 2500)
  await go(page, '/about/', /About/)
  await scrollTo(page, 700)
  await page.goBack()
  await expectPage(page, '/', /Home/, 2500)
  await page.goForward()
  await expectPage(page, '/about/', /About/, 700)
})

test('Back restores the scroll position after a reload', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 2500)
  await go(page, '/about/', /About/)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expectPage(page, '/', /Home/, 2500)
})

test('Back restores the scroll positions before and after a hash link', async ({ page }) => {
  await open(page, '/about/')
  await go(page, '/services/', /Services/)
  await scrollTo(page, 300)
  const link = page.locator('main a[href^="#"]').first()
  const hash = await link.getAttribute('href')
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(`/services/${hash}`)
  const section = page.locator(hash ?? '')
  await expect.poll(() => section.evaluate((each) => Math.abs(each.getBoundingClientRect().top - 92))).toBeLessThan(2)
  const target = await scrollPosition(page)
  await go(page, '/contact/', /Contact/)
  await page.goBack()
  await expectPage(page, `/services/${hash}`, /Services/, target)
  await page.goBack()
  await expectPage(page, '/services/', /Services/, 300)
  await page.goBack()
  await expectPage(page, '/about/', /About/, 0)
})

test('Back during a pending navigation cancels it', async ({ page }) => {
  await open(page, '/contact/')
  await go(page, '/about/', /About/)
  const release = await holdRequests(page, /\.txt(\?|$)/)
  const requested = page.waitForRequest(/angular.*\.txt/)
  await follow(page, '/tech/angular/')
  const request = await requested
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/contact/')
  await release()
  await request.response()
  await expectPage(page, '/contact/', /Contact/, 0)
})

test('fast Back and Forward end on the right page and scroll position', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 1500)
  await go(page, '/about/', /About/)
  await scrollTo(page, 800)
  await go(page, '/services/', /Services/)
  await scrollTo(page, 300)
  /** `gap` is in milliseconds. */
  const traverse = (steps: number[], gap: number) =>
    page.evaluate(
      ([ways, pause]) => {
        for (const [index, way] of ways.entries()) setTimeout(() => window.history.go(way), index * pause)
      },
      [steps, gap] as const,
    )
  for (const gap of [30, 60]) {
    await traverse([-1, -1], gap)
    await expectPage(page, '/', /Home/, 1500)
    await traverse([1, 1], gap)
    await expectPage(page, '/services/', /Services/, 300)
  }
})

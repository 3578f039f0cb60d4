import { expect, type Page, test } from '@playwright/test'
import { hydrated, open, scrollPosition, scrollTo } from '../page.ts'

/** Without scrolling to the link, unlike Playwright's `click`. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first().dispatchEvent('click')

async function go(page: Page, href: string) {
  await follow(page, href)
  await expect(page).toHaveURL(href)
  // The URL changes earlier than the scroll position, which may be 0 already.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollPosition(page)).toBe(0)
}

async function expectPage(page: Page, url: string, title: string, top: number) {
  await expect(page).toHaveURL(url)
  await expect(page).toHaveTitle(`${title} | Brücke & Søn`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - top)).toBeLessThan(3)
}

const HOME = 'Software for harbours and ferries'

test('Back and Forward restore the scroll positions, also after a reload', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 2500)
  await go(page, '/about/')
  await scrollTo(page, 700)
  await page.goBack()
  await expectPage(page, '/', HOME, 2500)
  await page.goForward()
  await expectPage(page, '/about/', 'About us', 700)
  await page.reload()
  await hydrated(page)
  await page.goBack()
  await expectPage(page, '/', HOME, 2500)
})

test('a hash scrolls its section below the header, and Back restores the position before it', async ({ page }) => {
  await open(page, '/')
  await go(page, '/services/')
  await scrollTo(page, 300)
  await follow(page, '#ferries')
  await expect(page).toHaveURL('/services/#ferries')
  // The margin of the sections below the fixed header.
  const top = () => page.locator('#ferries').evaluate((section) => section.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 92)).toBeLessThan(2)
  const target = await scrollPosition(page)
  await go(page, '/contact/')
  await page.goBack()
  await expectPage(page, '/services/#ferries', 'Services', target)
  await page.goBack()
  await expectPage(page, '/services/', 'Services', 300)
  await page.goBack()
  await expectPage(page, '/', HOME, 0)
})

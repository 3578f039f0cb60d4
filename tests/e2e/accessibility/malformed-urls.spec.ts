import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { collectErrors, overflow } from '../page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })
// Each test opens a dozen pages.
test.describe.configure({ timeout: 120_000 })

const LONG = 'long-'.repeat(2000)
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  `.*+?^\${}()|[]\\`,
  '\u202e\u0000\uffff𝕏',
  "' or 1=1 --",
  LONG,
]

/** Opens a URL and returns errors, overflow and signs of injected elements or scripts. */
async function problemsAt(page: Page, address: string): Promise<string[]> {
  const problems = collectErrors(page)
  page.on('dialog', (dialog) => {
    problems.push(`an injected script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const injected = await page
    .locator('img[src="x"], main script:not([type="application/ld+json"], [data-early])')
    .count()
  if (injected > 0) problems.push(`${injected} injected elements`)
  problems.push(...(await overflow(page)))
  page.removeAllListeners()
  return problems
}

test('an unknown or malformed hash does not scroll the page', async ({ page }) => {
  for (const hash of ['nothing-here', '%E0%A4%A', '%', 'apply-nobody', 'apply-__proto__', ...HOSTILE]) {
    await page.goto('about:blank')
    expect.soft(await problemsAt(page, `/careers/#${hash.replaceAll('\u0000', '%00')}`), hash.slice(0, 40)).toEqual([])
    expect.soft(await page.evaluate(() => window.scrollY), hash.slice(0, 40)).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const address of ['/%', '/%E0%A4%A/', '/%zz/about/', '/about/%00', '/..%2f..%2fpackage.json', '/portfolio/%ff/']) {
  test(`the malformed address ${address} gets the 404 page`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/not found/i)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}

test('a query of 10 KB changes nothing', async ({ page }) => {
  for (const route of ['/', '/contact/', '/portfolio/', '/careers/', '/services/web-development/']) {
    expect.soft(await problemsAt(page, `${route}?utm_source=${LONG}`), route).toEqual([])
  }
})

test('an invalid ?category= shows all projects', async ({ page }) => {
  for (const value of HOSTILE) {
    const address = `/portfolio/?category=${encodeURIComponent(value)}&category=All`
    expect.soft(await problemsAt(page, address), value.slice(0, 40)).toEqual([])
    await expect(page.getByRole('button', { name: /^All/, pressed: true })).toBeVisible()
  }
  expect.soft(await problemsAt(page, '/portfolio/?category=%E0%A4%A'), 'malformed').toEqual([])
})

test('hostile ?q= and ?department= are searched for as text', async ({ page }) => {
  for (const value of HOSTILE) {
    const hostile = encodeURIComponent(value)
    expect
      .soft(await problemsAt(page, `/careers/?department=${hostile.slice(0, 60)}&q=${hostile}`), value.slice(0, 40))
      .toEqual([])
    await expect(page.getByText(/^0 of \d+ openings$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show all openings' })).toBeVisible()
  }
  expect.soft(await problemsAt(page, '/careers/?q=%E0%A4%A&q='), 'malformed').toEqual([])
})

test('a hostile ?subject= is only filled into the form', async ({ page }) => {
  for (const value of HOSTILE) {
    const address = `/contact/?subject=${encodeURIComponent(value)}`
    expect.soft(await problemsAt(page, address), value.slice(0, 40)).toEqual([])
  }
})

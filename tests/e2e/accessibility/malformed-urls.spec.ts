import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { overflow, watch } from '../page-checks.ts'

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
  '.*+?^${}()|[]\\',
  '\u202e\u0000\uffff𝕏',
  "' or 1=1 --",
  LONG,
]

/** Opens an address and gives everything that is wrong with what it shows; a script of a stranger would be a problem too. */
async function problemsAt(page: Page, address: string): Promise<string[]> {
  const problems = watch(page)
  page.on('dialog', (dialog) => {
    problems.push(`a stranger's script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const strangers = await page
    .locator('img[src="x"], main script:not([type="application/ld+json"], [data-early])')
    .count()
  if (strangers > 0) problems.push(`${strangers} elements of a stranger`)
  problems.push(...(await overflow(page)))
  page.removeAllListeners()
  return problems
}

test('a hash that names nothing, or nothing readable, leaves the page at its top', async ({ page }) => {
  for (const hash of ['nothing-here', '%E0%A4%A', '%', 'apply-nobody', 'apply-__proto__', ...HOSTILE]) {
    await page.goto('about:blank')
    expect.soft(await problemsAt(page, `/careers/#${hash.replaceAll('\u0000', '%00')}`), hash.slice(0, 40)).toEqual([])
    expect.soft(await page.evaluate(() => window.scrollY), hash.slice(0, 40)).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const address of ['/%', '/%E0%A4%A/', '/%zz/about/', '/about/%00', '/..%2f..%2fpackage.json', '/portfolio/%ff/']) {
  test(`the malformed address ${address} is a page not found like any other`, async ({ page }) => {
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

test('whatever ?category= says, the portfolio shows a filter of its own', async ({ page }) => {
  for (const value of HOSTILE) {
    const address = `/portfolio/?category=${encodeURIComponent(value)}&category=All`
    expect.soft(await problemsAt(page, address), value.slice(0, 40)).toEqual([])
    await expect(page.getByRole('button', { name: /^All/, pressed: true })).toBeVisible()
  }
  expect.soft(await problemsAt(page, '/portfolio/?category=%E0%A4%A'), 'malformed').toEqual([])
})

test('whatever ?q= and ?department= say, the board searches for it as for a word', async ({ page }) => {
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

test('whatever ?subject= says is a text of the form, and nothing else', async ({ page }) => {
  for (const value of HOSTILE) {
    const address = `/contact/?subject=${encodeURIComponent(value)}`
    expect.soft(await problemsAt(page, address), value.slice(0, 40)).toEqual([])
  }
})

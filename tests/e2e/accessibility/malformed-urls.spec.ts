import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { collectErrors, overflow } from '../page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const HOSTILE = [
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  '__proto__',
  `.*+?^\${}()|[]\\\u202e\u0000\uffff𝕏`,
  'long-'.repeat(2000),
]
const ENCODED = [...HOSTILE.map(encodeURIComponent), '%E0%A4%A']

/** Parts of addresses with any text, and what the page shows then. */
const ADDRESSES: Record<string, [addressOf: (hostile: string) => string, shown: (page: Page) => Promise<void>]> = {
  'an unknown hash neither scrolls nor opens anything': [
    (hostile) => `/careers/#apply-${hostile}`,
    async (page) => {
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  ],
  'an unknown category shows all projects': [
    (hostile) => `/portfolio/?category=${hostile}&category=All`,
    (page) => expect(page.getByRole('button', { name: /^All/, pressed: true })).toBeVisible(),
  ],
  'any search is one for its text': [
    (hostile) => `/careers/?department=${hostile.slice(0, 60)}&q=${hostile}`,
    (page) => expect(page.getByText(/^0 of \d+ openings?$/)).toBeVisible(),
  ],
  'a subject is filled into the form': [
    (hostile) => `/contact/?subject=${hostile}`,
    (page) => expect(page.getByRole('form')).toBeVisible(),
  ],
}

for (const [does, [addressOf, shown]] of Object.entries(ADDRESSES))
  test(`${does}, however hostile it is`, async ({ page }) => {
    test.slow()
    const problems = collectErrors(page)
    page.on('dialog', (dialog) => dialog.dismiss().then(() => problems.push('an injected script ran')))
    for (const hostile of ENCODED) {
      // A change of the hash alone would load nothing.
      await page.goto('about:blank')
      await open(page, addressOf(hostile))
      await shown(page)
      const injected = page.locator('img[src="x"], main script:not([type="application/ld+json"], [data-early])')
      await expect(injected).toHaveCount(0)
      expect(await overflow(page), hostile.slice(0, 40)).toEqual([])
    }
    expect(problems).toEqual([])
  })

import { expect, type Page, test } from '@playwright/test'
import { open } from '../open-page.ts'
import { collectErrors, overflow } from '../page-checks.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const HOSTILE = [
  encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>'),
  encodeURIComponent(`.*+?^\${}()|[]\\\u202e\u0000\uffff𝕏${'long-'.repeat(1000)}`),
  '%E0%A4%A',
]

const ADDRESSES: [addressOf: (hostile: string) => string, shown: (page: Page) => Promise<void>][] = [
  [(hostile) => `/careers/#apply-${hostile}`, (page) => expect(page.getByRole('dialog')).toHaveCount(0)],
  [
    (hostile) => `/portfolio/?category=${hostile}&category=All`,
    (page) => expect(page.getByRole('button', { name: /^All/, pressed: true })).toBeVisible(),
  ],
  [
    (hostile) => `/careers/?department=${hostile.slice(0, 60)}&q=${hostile}`,
    (page) => expect(page.getByText(/^0 of \d+ openings?$/)).toBeVisible(),
  ],
  [(hostile) => `/contact/?subject=${hostile}`, (page) => expect(page.getByRole('form')).toBeVisible()],
]

test('whatever is in the address, pages show what they do for an unknown value', async ({ page }) => {
  test.slow()
  const problems = collectErrors(page)
  page.on('dialog', (dialog) => dialog.dismiss().then(() => problems.push('an injected script ran')))
  for (const [addressOf, shown] of ADDRESSES)
    for (const hostile of HOSTILE) {
      // A change of the hash alone would load nothing.
      await page.goto('about:blank')
      await open(page, addressOf(hostile))
      await shown(page)
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
      expect(await overflow(page), hostile.slice(0, 40)).toEqual([])
    }
  expect(problems).toEqual([])
})

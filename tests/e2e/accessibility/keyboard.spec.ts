import { expect, test } from '@playwright/test'
import { open, VIEWPORTS } from '../open-page.ts'
import { loadLazyContent } from '../page-checks.ts'
import { checkTabOrder } from './tab-order.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

// tests/e2e/site checks all pages at the width of a desktop.
test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone)
  for (const route of ['/', '/services/', '/portfolio/', '/careers/', '/contact/', '/tech/rust/']) {
    test(`${route}: Tab reaches every control in visual order with a visible focus`, async ({ page }) => {
      await open(page, route)
      await loadLazyContent(page)
      if (route === '/') await expect(page.getByRole('button', { name: 'Rain' })).toBeVisible()
      const { stops, problems } = await checkTabOrder(page)
      expect(problems).toEqual([])
      expect(stops).toBeGreaterThan(10)
    })
  }
})

test('after a filter changes the list, the focus stays on it or moves to the search', async ({ page }) => {
  await open(page, '/portfolio/')
  const choice = page.getByRole('button', { name: /^Ferries/ })
  await choice.focus()
  await page.keyboard.press('Enter')
  // The list changes after the button.
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 projects under Ferries')
  await expect(choice).toBeFocused()

  await open(page, '/careers/?q=nobody')
  await page.getByRole('button', { name: 'Show all openings' }).press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL('/careers/')
})

import { expect, test } from '@playwright/test'
import { CONTACT, fieldOf } from '../messages/forms.ts'
import { open, VIEWPORTS } from '../open-page.ts'
import { loadLazyContent } from '../page-checks.ts'
import { checkTabOrder } from './tab-order.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

// tests/e2e/site checks all pages at the width of a desktop.
test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone)
  for (const route of ['/', '/services/', '/portfolio/', '/careers/', '/contact/', '/tech/react/']) {
    test(`${route}: Tab reaches every control in visual order with a visible focus`, async ({ page }) => {
      await open(page, route)
      await loadLazyContent(page)
      if (route === '/') await expect(page.getByRole('button', { name: 'Front wall' })).toBeVisible()
      const { stops, problems } = await checkTabOrder(page)
      expect(problems).toEqual([])
      expect(stops).toBeGreaterThan(10)
    })
  }
})

test('after filtering, the focus stays on the filter', async ({ page }) => {
  await open(page, '/portfolio/')
  const choice = page.getByRole('button', { name: /^UI\/UX Designs/ })
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  // The list changes after the button.
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 projects under UI/UX Designs')
  await expect(choice).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await open(page, '/careers/?q=nobody')
  await page.getByRole('button', { name: 'Show all openings' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL('/careers/')
})

test('after sending an invalid form, the focus is on the errors, which link to the fields', async ({ page }) => {
  await open(page, '/contact/')
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(fieldOf(page, CONTACT, 'Name')).toBeFocused()
  const belowHeader = () =>
    fieldOf(page, CONTACT, 'Name').evaluate((field) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return field.getBoundingClientRect().top - header
    })
  await expect.poll(belowHeader).toBeGreaterThanOrEqual(0)
})

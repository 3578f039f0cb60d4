import { expect, test } from '@playwright/test'
import { open, WINDOWS } from '../open-page.ts'
import { scrollThrough } from '../page-checks.ts'
import { walk } from './tab-order.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

// Every page of the real site is walked through at a desk. On a small screen the order is the same, the places differ.
test.describe('on a phone', () => {
  test.use(WINDOWS.phone)
  for (const route of ['/', '/services/', '/portfolio/', '/careers/', '/contact/', '/tech/react/']) {
    test(`${route}: Tab alone reaches every control in the order of sight, and shows where it is`, async ({ page }) => {
      await open(page, route)
      // What comes late, as the script of a carousel, changes what can be reached: let it come first.
      await scrollThrough(page)
      const { stops, problems } = await walk(page)
      expect(problems).toEqual([])
      expect(stops).toBeGreaterThan(10)
    })
  }
})

test('after filtering the focus stays where the choice is made', async ({ page }) => {
  await open(page, '/portfolio/')
  const choice = page.getByRole('button', { name: /^UI\/UX Designs/ })
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
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

test('after a refusal the focus is on what is wrong, and one key away from its field', async ({ page }) => {
  await open(page, '/contact/')
  await page.getByRole('button', { name: 'Send message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  const top = await page.getByRole('textbox', { name: 'Name' }).evaluate((field) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return field.getBoundingClientRect().top - header
  })
  expect(top).toBeGreaterThanOrEqual(0)
})

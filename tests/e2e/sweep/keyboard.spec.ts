import { expect, type Page, test } from '@playwright/test'
import { chunks, routesOf } from '../routes.ts'
import { scrollThrough } from '../watch.ts'
import { open, WINDOWS, type WindowName } from './settings.ts'
import { tally } from './tally.ts'
import { walk } from './walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

const routes = routesOf()
/** One page of each kind: on a small screen the order is the same, the places differ. */
const KINDS = ['/', '/services/', '/portfolio/', '/careers/', '/contact/', '/about/', '/tech/react/']
const WALKS: [WindowName, string[][]][] = [
  ['desk', chunks(routes, 10)],
  ['phone', chunks(KINDS, 4)],
]

for (const [window, parts] of WALKS) {
  test.describe(window, () => {
    test.use(WINDOWS[window])
    for (const [number, part] of parts.entries()) {
      test(`Tab alone reaches every control in the order of sight, and shows where it is, part ${number + 1}`, async ({
        page,
      }) => {
        test.setTimeout(part.length * 20_000)
        let checks = 0
        for (const route of part) {
          await open(page, route)
          // What comes late, as the script of a carousel, changes what can be reached: let it come first.
          await scrollThrough(page)
          const { stops, problems } = await walk(page)
          expect.soft(problems, route).toEqual([])
          expect.soft(stops, route).toBeGreaterThan(10)
          checks += stops
        }
        tally({ what: `keyboard, ${window} (stops of Tab)`, routes: part, checks })
      })
    }
  })
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null)

test.describe('menus are disclosures', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes them, Tab goes through them and closes them behind itself`, async ({ page }) => {
      await open(page, '/')
      const button = page.getByRole('banner').getByRole('button', { name: 'Technologies' })
      const panel = page.locator('#menu-technologies')
      await button.focus()
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press(key)
      const links = await panel.getByRole('link').count()
      for (let link = 0; link < links; link++) {
        await page.keyboard.press('Tab')
        await expect(panel.getByRole('link').nth(link)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('banner').getByRole('button', { name: 'Our Services' })).toBeFocused()
      await expect(panel).toBeHidden()
      await page.keyboard.press('Shift+Tab')
      await expect(button).toBeFocused()
    })
  }
})

test.describe('the application dialog', () => {
  test('takes the focus, keeps it, and gives it back', async ({ page }) => {
    await open(page, '/careers/')
    const opener = page.getByRole('button', { name: /^Apply Now/ }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect.poll(() => focused(page)).toBe(true)
    const inside = await dialog
      .locator('a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea')
      .count()
    expect(inside).toBeGreaterThan(8)
    // Once around: the browser itself may have the focus in between, the page behind never.
    for (let step = 0; step < inside + 2; step++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, footer')?.tagName)
      expect(where === 'DIALOG' || where === undefined, `step ${step}: ${where}`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Space')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
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

import { expect, type Page, test } from '@playwright/test'
import { CONTACT, fieldOf } from '../messages/forms.ts'
import { open, VIEWPORTS } from '../open-page.ts'
import { axeViolations } from './axe.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

/** Runs in the page. With reduced motion a colour transition still takes a frame. */
const colourChanges = () => document.getAnimations().filter((change) => change instanceof CSSTransition).length

const main = (page: Page) => page.getByRole('main')
const send = (page: Page) => main(page).getByRole('button', { name: /^Send/ }).click()

async function apply(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** States of pages that differ from the initial one, and how to reach them. */
const STATES: { name: string; route: string; status?: number; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the code carousel shows another slide',
    route: '/',
    reach: async (page) => {
      await main(page).getByRole('button', { name: 'Database', exact: true }).click()
      await expect(main(page).getByRole('group', { name: '3 of 3' })).toBeVisible()
    },
  },
  {
    name: 'the testimonials show another slide',
    route: '/',
    reach: async (page) => {
      await page.locator('.carousel').scrollIntoViewIfNeeded()
      await page.locator('.carousel[data-started]').waitFor()
      await page.locator('.carousel-next').click()
      await expect(page.locator('.carousel-page').nth(1)).toHaveAttribute('aria-current', 'true')
    },
  },
  {
    name: 'the contact form has errors',
    route: '/contact/',
    reach: async (page) => {
      await send(page)
      await expect(main(page).getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'a message did not get through',
    route: '/contact/',
    reach: async (page) => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
      for (const name of ['Name', 'Subject', 'Message']) await fieldOf(page, CONTACT, name).fill('Anything')
      await fieldOf(page, CONTACT, 'Email').fill('somebody@example.com')
      await send(page)
      await expect(
        main(page)
          .getByText(/Sorry, there was an error|Send anyway/)
          .first(),
      ).toBeVisible()
    },
  },
  ...['Technologies', 'Our Services'].map((menu) => ({
    name: `the menu ${menu} is open`,
    route: '/',
    reach: async (page: Page) => {
      const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
      await button(menu).press('Enter')
      await expect(page.getByRole('banner').locator('.menu-panel:popover-open')).toBeVisible()
    },
  })),
  { name: 'the application dialog is open', route: '/careers/', reach: apply },
  {
    name: 'the application has errors',
    route: '/careers/',
    reach: async (page) => {
      await apply(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Application' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'the application dialog of an opening is open',
    route: '/careers/senior-react-developer/',
    reach: apply,
  },
  {
    name: 'no opening is found',
    route: '/careers/?q=nobody',
    reach: (page) => expect(main(page).getByRole('button', { name: 'Show all openings' })).toBeVisible(),
  },
  ...['Website Development', 'App Development', 'UI/UX Designs'].map((filter) => ({
    name: `the portfolio shows ${filter}`,
    route: `/portfolio/?category=${encodeURIComponent(filter)}`,
    reach: (page: Page) =>
      expect(main(page).getByRole('button', { name: new RegExp(`^${filter}`), pressed: true })).toBeVisible(),
  })),
  {
    name: 'a project is not found',
    route: '/portfolio/nothing/',
    status: 404,
    reach: (page) => expect(main(page).getByRole('heading', { name: 'Project not found' })).toBeVisible(),
  },
]

for (const { name, route, status, reach } of STATES) {
  test(`${name}: accessible in both themes`, async ({ page }) => {
    await open(page, route, status)
    await reach(page)
    expect.soft(await axeViolations(page), 'light, 1280').toEqual([])
    // The theme switch may be behind a dialog.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await page.setViewportSize(VIEWPORTS.phone.viewport)
    await expect.poll(() => page.evaluate(colourChanges)).toBe(0)
    expect.soft(await axeViolations(page), 'dark, 390').toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone)
  test('the menus are accessible in both themes', async ({ page }) => {
    await open(page, '/')
    const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
    const panels = page.locator('.menu-panel:popover-open')
    await button('Menu').press('Enter')
    await expect(panels).toHaveCount(1)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
      for (const name of ['Technologies', 'Our Services']) {
        await button(name).press('Enter')
        await expect(panels).toHaveCount(2)
        await expect.poll(() => page.evaluate(colourChanges)).toBe(0)
        expect.soft(await axeViolations(page, '#site-header'), `${name}, ${theme}`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(panels).toHaveCount(1)
      }
    }
  })
})

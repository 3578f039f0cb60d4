import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { inTheme, open, THEMES, WINDOWS } from './settings.ts'
import { tally } from './tally.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, trace: 'off' })

const main = (page: Page) => page.getByRole('main')
const send = (page: Page) => main(page).getByRole('button', { name: /^Send/ }).click()

/** Applies for the first opening and waits for the dialog. */
async function apply(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** What a page can look like beside its first look, and how a visitor gets there. */
const STATES: { name: string; route: string; status?: number; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the code has moved on',
    route: '/',
    reach: async (page) => {
      await main(page).getByRole('button', { name: 'Database', exact: true }).click()
      await expect(main(page).getByRole('group', { name: '3 of 3' })).toBeVisible()
    },
  },
  {
    name: 'the testimonials have moved on',
    route: '/',
    reach: async (page) => {
      await page.locator('.carousel').scrollIntoViewIfNeeded()
      await page.locator('.carousel[data-live]').waitFor()
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
      for (const name of ['Name', 'Subject', 'Message'])
        await main(page).getByRole('textbox', { name }).fill('Anything')
      await main(page).getByRole('textbox', { name: 'Email' }).fill('somebody@example.com')
      await send(page)
      await expect(
        main(page)
          .getByText(/Sorry, there was an error|Send anyway/)
          .first(),
      ).toBeVisible()
    },
  },
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
    name: 'a page is not found',
    route: '/abuot/',
    status: 404,
    reach: (page) => expect(main(page).locator('a[href="/about/"]')).toBeVisible(),
  },
  {
    name: 'a project is not found',
    route: '/portfolio/nothing/',
    status: 404,
    reach: (page) => expect(main(page).getByRole('heading', { name: 'Project not found' })).toBeVisible(),
  },
]

for (const theme of THEMES) {
  for (const window of ['phone', 'desk'] as const) {
    test.describe(`${theme}, ${window}`, () => {
      test.use(WINDOWS[window])

      test('every state of a page is accessible', async ({ page }) => {
        test.setTimeout(STATES.length * 20_000)
        await inTheme(page, theme)
        for (const { name, route, status, reach } of STATES) {
          await test.step(name, async () => {
            // A new document each time: what was typed into one form is offered again by the next.
            await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
            await open(page, route, status)
            await reach(page)
            expect.soft(await violations(page), name).toEqual([])
          })
        }
        tally({
          what: `axe, states, ${theme}, ${window}`,
          routes: STATES.map(({ route }) => route.replace(/\?.*/, '')),
          checks: STATES.length,
        })
      })
    })
  }
}

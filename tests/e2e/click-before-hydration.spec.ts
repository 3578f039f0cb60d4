import { expect, type Locator, type Page, test } from '@playwright/test'
import { CONTACT, fieldOf, mailWith, minimumTime, submit } from './messages/forms.ts'
import { frames, holdRequests } from './page.ts'

const SCRIPTS = /\/_next\/static\/(chunks|pages)\/.*\.js/

const html = (page: Page) => page.locator('html')
const theme = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })
const tools = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Tools' })
const toolsMenu = (page: Page) => page.locator('#menu-technologies')

/** Opens a page whose scripts are held back until the returned function is called. */
async function openUnhydrated(page: Page, path: string) {
  const release = await holdRequests(page, SCRIPTS)
  await page.goto(path)
  return async () => {
    await expect(html(page)).not.toHaveAttribute('data-hydrated')
    await release()
    await expect(html(page)).toHaveAttribute('data-hydrated', '')
  }
}

for (const [name, press] of [
  ['a mouse', (button: Locator) => button.click()],
  ['the keyboard', (button: Locator) => button.press('Enter')],
  ['assistive technology', (button: Locator) => button.evaluate((element: HTMLElement) => element.click())],
] as const) {
  test(`a button that is clicked by ${name} before hydration works once after it`, async ({ page }) => {
    const hydrate = await openUnhydrated(page, '/about/')
    await press(theme(page))
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await hydrate()
    // A second click would switch back to light.
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await frames(page, 10)
    await expect(theme(page)).toHaveAttribute('aria-checked', 'true')
    await theme(page).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
  })
}

test('a message submitted before hydration is sent once after it', async ({ page }, { testId, retry }) => {
  const hydrate = await openUnhydrated(page, '/contact/')
  const subject = `Early ${testId} ${retry}`
  const typed = { Name: 'Ada', Email: 'ada@example.org', Subject: subject, Message: 'It weaves patterns.' }
  for (const [label, text] of Object.entries(typed)) await fieldOf(page, CONTACT, label).fill(text)
  await minimumTime(page)
  await submit(page, CONTACT).click()
  await hydrate()
  await expect(page.getByRole('main')).toContainText(CONTACT.success)
  // It expects only one.
  expect(await mailWith(subject)).toContain('It weaves patterns.')
})

test('what others add before hydration costs no text and no focus, no theme and no motion', async ({ page }) => {
  await page.addInitScript(() => Object.assign(localStorage, { theme: 'dark', motion: 'paused' }))
  const hydrate = await openUnhydrated(page, '/contact/')
  // As an extension does: React then renders the document anew.
  await page.evaluate(() => document.querySelector('form input')?.after(document.createElement('div')))
  await fieldOf(page, CONTACT, 'Name').pressSequentially('Ad')
  await hydrate()
  await page.keyboard.type('a')
  await expect(fieldOf(page, CONTACT, 'Name')).toHaveValue('Ada')
  for (const name of ['Dark theme', 'Pause motion']) await expect(page.getByRole('switch', { name })).toBeChecked()
  expect(await html(page).evaluate(({ dataset: { theme, motion } }) => [theme, motion])).toEqual(['dark', 'paused'])
  await expect(page.getByRole('contentinfo').locator('li a').first()).toHaveCSS('min-height', '32px')
})

test('a menu opens before hydration, and stays open', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/about/')
  await tools(page).click()
  await expect(toolsMenu(page)).toBeVisible()
  await hydrate()
  await expect(toolsMenu(page)).toBeVisible()
  await tools(page).click()
  await expect(toolsMenu(page)).toBeHidden()
})

test('if a script fails to load, buttons do what the HTML says, and links work', async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/contact/')
  await submit(page, CONTACT).click()
  // The browser's own validation focuses the first invalid field.
  await expect(fieldOf(page, CONTACT, 'Name')).toBeFocused()
  await tools(page).click()
  await toolsMenu(page).getByRole('link', { name: 'Elixir' }).click()
  await expect(page).toHaveURL('/tech/elixir/')
})

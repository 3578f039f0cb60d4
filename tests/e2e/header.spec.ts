import { expect, type Page, test } from '@playwright/test'
import { open, scrollTo } from './page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page, name: 'Menu' | 'Tools' | 'Services') =>
  header(page).getByRole('button', { name, exact: true })
const panel = (page: Page, name: 'mobile' | 'technologies' | 'services') => page.locator(`#menu-${name}`)
const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)

test('the header turns solid once the page is scrolled more than 10 px', async ({ page }) => {
  await open(page, '/')
  const clear = await background(page)
  await scrollTo(page, 10)
  await expect.poll(() => background(page)).toBe(clear)
  await scrollTo(page, 11)
  await expect.poll(() => background(page)).not.toBe(clear)
  await scrollTo(page, 0)
  await expect.poll(() => background(page)).toBe(clear)
  await expect(header(page)).toHaveCSS('position', 'fixed')
})

test('a menu closes with Escape, a click outside, another menu, a link, and when focus leaves it', async ({ page }) => {
  await open(page, '/')
  const tools = panel(page, 'technologies')
  const openByKey = async () => {
    await menu(page, 'Tools').press('Enter')
    await expect(tools).toBeVisible()
  }
  await openByKey()
  await page.keyboard.press('Tab')
  await expect(tools.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools).toBeHidden()
  await expect(menu(page, 'Tools')).toBeFocused()

  await openByKey()
  await tools.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu(page, 'Services')).toBeFocused()
  await expect(tools).toBeHidden()

  await openByKey()
  await page.mouse.click(20, 780)
  await expect(tools).toBeHidden()

  await openByKey()
  await menu(page, 'Services').click()
  await expect(panel(page, 'services')).toBeVisible()
  await expect(tools).toBeHidden()

  await openByKey()
  await tools.getByRole('link', { name: 'Elixir' }).click()
  await expect(page).toHaveURL('/tech/elixir/')
  await expect(tools).toBeHidden()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('one menu has links and two submenus', async ({ page }) => {
    await open(page, '/')
    await expect(panel(page, 'mobile')).toBeHidden()
    await menu(page, 'Menu').click()
    await expect(panel(page, 'mobile').getByRole('link', { name: 'Write to us' })).toBeInViewport()
    await menu(page, 'Tools').click()
    await expect(panel(page, 'technologies').getByRole('link', { name: 'PostgreSQL' })).toBeInViewport()
    await panel(page, 'technologies').getByRole('button', { name: 'Back to menu' }).click()
    await expect(panel(page, 'technologies')).toBeHidden()
    await menu(page, 'Services').click()
    await expect(panel(page, 'services').getByRole('link', { name: 'On board' })).toBeInViewport()
    await panel(page, 'services').getByRole('link', { name: 'Rust' }).click()
    await expect(page).toHaveURL('/tech/rust/')
    for (const name of ['mobile', 'services'] as const) await expect(panel(page, name)).toBeHidden()
  })

  test('Escape closes the submenu, then the menu; a click outside and a wide screen do, too', async ({ page }) => {
    await open(page, '/')
    await menu(page, 'Menu').click()
    await menu(page, 'Services').click()
    await expect(panel(page, 'services')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'services')).toBeHidden()
    await expect(panel(page, 'mobile')).toBeVisible()
    await expect(menu(page, 'Services')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'mobile')).toBeHidden()
    await expect(menu(page, 'Menu')).toBeFocused()
    await menu(page, 'Menu').click()
    await expect(panel(page, 'mobile')).toBeVisible()
    await page.mouse.click(195, 790)
    await expect(panel(page, 'mobile')).toBeHidden()
    await menu(page, 'Menu').click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator(':popover-open')).toHaveCount(0)
  })
})

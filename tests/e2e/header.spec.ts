import { expect, type Page, test } from '@playwright/test'
import { scrollTo } from './motion/scroll-position.ts'
import { open } from './open-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page, name: 'Technologies' | 'Our Services') => header(page).getByRole('button', { name })
const panel = (page: Page, name: 'mobile' | 'technologies' | 'services') => page.locator(`#menu-${name}`)
const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)

const TECHNOLOGIES = 11

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

for (const theme of ['light', 'dark'])
  test(`in the ${theme} theme the header is clear above a coloured first section`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const path of [
      '/careers/',
      '/careers/data-scientist/',
      '/contact/',
      '/services/ui-ux-design/',
      '/tech/react/',
    ]) {
      await page.goto(path)
      const [behind, below] = await page.evaluate(() => {
        const floor = (y: number) =>
          document
            .elementsFromPoint(4, y)
            .find((element) => element.matches('main [class*="floor-"], main .tech-on-cover'))
        return [8, 100].map((y) => floor(y)?.className)
      })
      expect(behind, path).toBeTruthy()
      expect(behind, path).toBe(below)
      expect(await background(page), path).toBe('rgba(0, 0, 0, 0)')
    }
  })

test('the header opens one menu at a time', async ({ page }) => {
  await open(page, '/')
  await menu(page, 'Technologies').click()
  await expect(panel(page, 'technologies')).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Flutter' })).toBeVisible()

  await menu(page, 'Our Services').click()
  await expect(panel(page, 'services')).toBeVisible()
  await expect(panel(page, 'technologies')).toBeHidden()
  for (const group of ['Front-end', 'Back-end', 'Mobile', 'UI/UX', 'Database']) {
    await expect(header(page).getByRole('link', { name: group, exact: true }).first()).toBeVisible()
  }
})

/** The expanded state of a button with `popovertarget` in the accessibility tree. */
async function expanded(page: Page, accessibleName: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const query = { nodeId: root.nodeId, role: 'button', accessibleName }
  const { nodes } = await session.send('Accessibility.queryAXTree', query)
  await session.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('assistive technology knows whether a menu is open', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'other engines do not expose their accessibility tree')
  await open(page, '/')
  await expect.poll(() => expanded(page, 'Technologies')).toBe(false)
  await menu(page, 'Technologies').click()
  await expect.poll(() => expanded(page, 'Technologies')).toBe(true)
})

test('Escape closes a menu and returns the focus to its button', async ({ page }) => {
  await open(page, '/')
  await menu(page, 'Our Services').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'services')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#menu-services').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'services')).toBeHidden()
  await expect(menu(page, 'Our Services')).toBeFocused()
})

test('a click outside closes a menu', async ({ page }) => {
  await open(page, '/')
  await menu(page, 'Technologies').click()
  await expect(panel(page, 'technologies')).toBeVisible()
  await page.mouse.click(20, 780)
  await expect(panel(page, 'technologies')).toBeHidden()
})

test('a menu closes when the focus leaves it', async ({ page }) => {
  await open(page, '/')
  await menu(page, 'Technologies').focus()
  await page.keyboard.press('Enter')
  await page.locator('#menu-technologies').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu(page, 'Our Services')).toBeFocused()
  await expect(panel(page, 'technologies')).toBeHidden()
})

test('a menu closes when one of its links is clicked', async ({ page }) => {
  await open(page, '/')
  await menu(page, 'Technologies').click()
  await page.locator('#menu-technologies').getByRole('link', { name: 'Angular' }).click()
  await expect(page).toHaveURL('/tech/angular/')
  await expect(panel(page, 'technologies')).toBeHidden()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' })

  test('the menu has the same items', async ({ page }) => {
    await open(page, '/')
    await expect(panel(page, 'mobile')).toBeHidden()
    await menuButton(page).click()
    for (const name of ['About us', 'Our Apps', 'Portfolio', 'Careers', 'Get in Touch']) {
      await expect(panel(page, 'mobile').getByRole('link', { name, exact: true })).toBeVisible()
    }
    await menu(page, 'Technologies').click()
    await expect(panel(page, 'technologies').getByRole('link')).toHaveCount(TECHNOLOGIES)
    await expect(panel(page, 'technologies').getByRole('link', { name: 'Flutter' })).toBeInViewport()
    await panel(page, 'technologies').getByRole('button', { name: 'Back to menu' }).click()
    await expect(panel(page, 'technologies')).toBeHidden()
    await menu(page, 'Our Services').click()
    await expect(panel(page, 'services').getByRole('link', { name: 'Back-end' })).toBeInViewport()
  })

  test('Escape closes first the submenu, then the menu', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).click()
    await menu(page, 'Our Services').click()
    await expect(panel(page, 'services')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'services')).toBeHidden()
    await expect(panel(page, 'mobile')).toBeVisible()
    await expect(menu(page, 'Our Services')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'mobile')).toBeHidden()
  })

  test('a link of the submenu closes both', async ({ page }) => {
    await open(page, '/')
    await menuButton(page).click()
    await menu(page, 'Technologies').click()
    await panel(page, 'technologies').getByRole('link', { name: 'Angular' }).click()
    await expect(page).toHaveURL('/tech/angular/')
    for (const name of ['mobile', 'technologies'] as const) await expect(panel(page, name)).toBeHidden()
  })

  test('Escape and a click outside close the menu', async ({ page }) => {
    await open(page, '/')
    const button = header(page).getByRole('button', { name: 'Menu' })
    await button.click()
    await expect(panel(page, 'mobile')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'mobile')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(panel(page, 'mobile')).toBeVisible()
    await page.mouse.click(195, 790)
    await expect(panel(page, 'mobile')).toBeHidden()
  })
})

import { expect, type Locator, type Page, test } from '@playwright/test'
import { motionLoaded } from '../hydration.ts'
import { slowDown } from './slow-down.ts'

const menu = (page: Page) => page.locator('#menu-services')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Our Services' })
const dialog = (page: Page) => page.getByRole('dialog')
const apply = (page: Page) => page.getByRole('button', { name: /^Apply Now/ }).first()

const opacity = (element: Locator) => element.evaluate((node) => Number(getComputedStyle(node).opacity))

for (const [name, path, button, element] of [
  ['a menu', '/about/', menuButton, menu],
  ['a dialog', '/careers/', apply, dialog],
] as const) {
  test(`${name} fades in and out`, async ({ page }) => {
    await page.goto(path)
    await motionLoaded(page)
    const speedUp = await slowDown(page)
    await button(page).click()
    await expect(element(page)).toBeVisible()
    expect(await opacity(element(page))).toBeLessThan(1)
    await page.keyboard.press('Escape')
    await expect(element(page)).toHaveAttribute('data-exiting', '')
    await expect(element(page)).toBeVisible()
    await speedUp()
    await expect(element(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test(`${name} opens and closes without animation with reduced motion`, async ({ page }) => {
    await page.goto(path)
    await motionLoaded(page)
    await slowDown(page)
    await button(page).click()
    await expect(element(page)).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => opacity(element(page))).toBe(1)
    await page.keyboard.press('Escape')
    await expect(element(page)).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await button(page).click()
    await expect(element(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(element(page)).toBeHidden()
    await button(page).click()
    await expect(element(page)).toBeVisible()
    expect(await opacity(element(page))).toBe(1)
  })
}

test('a menu that is opened again while it closes stays open', async ({ page }) => {
  await page.goto('/about/')
  await motionLoaded(page)
  const speedUp = await slowDown(page)
  await menuButton(page).click()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveAttribute('data-exiting', '')
  await menuButton(page).click()
  await speedUp()
  await expect.poll(() => menu(page).evaluate((panel) => panel.getAnimations().length)).toBe(0)
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/services\//)
})

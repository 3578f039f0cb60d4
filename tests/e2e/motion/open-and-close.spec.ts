import { expect, type Locator, type Page, test } from '@playwright/test'
import { motionLoaded } from '../page.ts'
import { slowDown } from './animations.ts'

const menu = (page: Page) => page.locator('#menu-services')
const menuButton = (page: Page) => page.getByRole('button', { name: 'Services' })
const dialog = (page: Page) => page.getByRole('dialog')
const apply = (page: Page) => page.getByRole('button', { name: /^Apply Now/ }).first()

const opacity = (element: Locator) => element.evaluate((node) => Number(getComputedStyle(node).opacity))

for (const [name, path, buttonOf, elementOf] of [
  ['a menu', '/about/', menuButton, menu],
  ['a dialog', '/careers/', apply, dialog],
] as const) {
  test(`${name} fades in and out, but not with reduced motion`, async ({ page }) => {
    const [button, element] = [buttonOf(page), elementOf(page)]
    await page.goto(path)
    await motionLoaded(page)
    const speedUp = await slowDown(page)
    await button.click()
    await expect(element).toBeVisible()
    expect(await opacity(element)).toBeLessThan(1)
    await page.keyboard.press('Escape')
    await expect(element).toHaveAttribute('data-exiting', '')
    await expect(element).toBeVisible()
    await speedUp()
    await expect(element).toBeHidden()
    await expect(button).toBeFocused()

    // The setting also ends an animation that is running.
    await slowDown(page)
    await button.click()
    await expect(element).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => opacity(element)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(element).toBeHidden()
    await button.click()
    await expect(element).toBeVisible()
    expect(await opacity(element)).toBe(1)
  })
}

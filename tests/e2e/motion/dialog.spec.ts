import { expect, type Page, test } from '@playwright/test'
import { frames, hydrated } from '../hydration.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const apply = (page: Page, title = 'DevOps Engineer') => page.getByRole('button', { name: `Apply Now: ${title}` })
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

async function open(page: Page) {
  await page.goto('/careers/')
  await hydrated(page)
  // Playwright scrolls smoothly to what it clicks.
  await apply(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await apply(page).click()
  await expect(dialog(page)).toBeVisible()
}

test('Tab and Shift+Tab stay inside the dialog', async ({ page }) => {
  await open(page)
  // The focus may also move to the browser's toolbar, which makes `body` active.
  const inside = () =>
    page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)
  const stops = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 24; press++) {
      await page.keyboard.press(key)
      expect(await inside(), `${key} ${press}`).toBe(true)
      stops.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''))
    }
  }
  for (const name of ['full_name', 'email', 'resume']) expect([...stops]).toContain(name)
})

test('the dialog is at most 56rem wide and 90dvh high, and scrolls to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page)
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(56 * 16)
  expect(box?.height).toBeGreaterThan(400)
  expect(box?.height).toBeLessThanOrEqual(450.5)
  const before = await scrollTop(page)
  await dialog(page).hover()
  await page.mouse.wheel(0, 3000)
  await expect(dialog(page).getByRole('button', { name: 'Submit Application' })).toBeInViewport()
  await page.mouse.wheel(0, 3000)
  await frames(page, 10)
  expect(await scrollTop(page)).toBe(before)
})

test('the hash #apply-… opens the dialog of that job once', async ({ page }) => {
  await page.goto('/careers/#apply-data-scientist')
  await expect(dialog(page).getByRole('heading', { name: 'Data Scientist' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/careers/')
  await page.evaluate(() => {
    window.location.hash = 'apply-product-manager'
  })
  await expect(dialog(page).getByRole('heading', { name: 'Product Manager' })).toBeVisible()
})

test('opening and closing the dialog does not shift the page, also with a classic scrollbar', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), viewport: { width: 1280, height: 800 } })
  await page.goto('/careers/')
  await hydrated(page)
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5)
  await apply(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const layout = async () => ({
    top: await scrollTop(page),
    // Not the button, whose card moves on hover.
    left: await page.locator('#openings-title').evaluate((title) => title.getBoundingClientRect().left),
    width: await page.evaluate(() => document.body.clientWidth),
  })
  const before = await layout()
  await apply(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await layout()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await layout()).toEqual(before)
  await browser.close()
})

import { expect, type Page, test } from '@playwright/test'
import { open, VIEWPORTS } from '../open-page.ts'
import { slowDown } from './slow-down.ts'
import { transitionParts } from './view-transition.ts'

const NAMES = ['SEO & digital marketing', 'Professional partnership', 'UI/UX design']
const rooms = (page: Page) => page.getByRole('main').locator('svg').getByRole('listitem').getByRole('link')
const room = (page: Page) => rooms(page).filter({ hasText: 'UI/UX design' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test('the rooms of the house are a list of links; the focused one shows its name, and Back returns', async ({
  page,
}) => {
  await open(page, '/')
  await expect(rooms(page)).toHaveText(NAMES)
  await rooms(page).first().focus()
  for (const name of NAMES) {
    const link = rooms(page).filter({ hasText: name })
    await expect(link).toBeFocused()
    await expect(link).toHaveAccessibleName(name)
    await expect(link.locator('text')).toHaveCSS('opacity', '1')
    await expect(link.locator('polygon')).not.toHaveCSS('stroke', 'none')
    if (name !== NAMES.at(-1)) await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/ui-ux-design/')
  await expect(h1(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(rooms(page)).toHaveCount(3)
})

test('a room grows into the hero of the page that it leads to, within 600 ms', async ({ page }) => {
  await open(page, '/')
  await room(page).hover()
  await slowDown(page)
  await room(page).click()
  const group = ({ pseudo }: { pseudo: string }) => pseudo === '::view-transition-group(hero-picture)'
  await expect.poll(async () => (await transitionParts(page)).some(group)).toBe(true)
  for (const { end } of await transitionParts(page)) expect(end).toBeLessThanOrEqual(600)
})

for (const [name, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['"Pause motion"', (page: Page) => page.addInitScript(() => window.localStorage.setItem('motion', 'paused'))],
] as const) {
  test(`${name}: the room opens, and the wall comes off, at once`, async ({ page }) => {
    await prepare(page)
    await open(page, '/')
    // Any animation would take half a minute.
    await slowDown(page)
    const wall = page.getByRole('button', { name: 'Front wall' })
    await wall.click()
    await expect(page.locator('.front-wall > div')).toHaveCSS('opacity', '1')
    await room(page).click()
    await expect(h1(page)).toBeFocused()
    expect((await transitionParts(page)).filter(({ end }) => end > 0)).toEqual([])
  })
}

test('the front wall is put on and taken off, and shifts nothing', async ({ page }) => {
  await open(page, '/')
  const wall = page.getByRole('button', { name: 'Front wall' })
  const picture = page.locator('.front-wall > div')
  await expect(wall).toHaveAttribute('aria-pressed', 'false')
  await expect(picture).toBeHidden()
  for (const on of [true, false]) {
    await wall.press('Enter')
    await expect(wall).toHaveAttribute('aria-pressed', String(on))
    await expect(picture).toBeVisible({ visible: on })
  }
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 100)
      }),
  )
  expect(shift).toBe(0)
})

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone)
  test('a tap opens a room', async ({ page }) => {
    await open(page, '/')
    for (const link of await rooms(page).all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await room(page).tap()
    await expect(page).toHaveURL('/services/ui-ux-design/')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the rooms are links', async ({ page }) => {
    await page.goto('/')
    await room(page).click()
    await expect(page).toHaveURL('/services/ui-ux-design/')
  })
})

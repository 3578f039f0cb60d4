import { expect, type Page, test } from '@playwright/test'
import { CODE_SLIDE_MS } from '../../../components/motion/constants'

const carousel = (page: Page) => page.getByRole('region', { name: 'Code from one project' })
const slide = (page: Page, number: number) => carousel(page).getByRole('group', { name: `${number} of 3` })
const picker = (page: Page, name: string) => carousel(page).getByRole('button', { name })

async function openHome(page: Page) {
  await page.clock.install()
  await page.goto('/')
  // The script is there once the slides behind are inert.
  await expect(page.locator('[aria-roledescription="slide"][inert]')).toHaveCount(2)
}

test('shows the next slide every 5000 ms and begins again after the third', async ({ page }) => {
  expect(CODE_SLIDE_MS).toBe(5000)
  await openHome(page)
  await expect(slide(page, 1)).toBeVisible()
  await page.clock.runFor(4900)
  await expect(slide(page, 1)).toBeVisible()
  for (const number of [2, 3, 1]) {
    // The next wait begins once the slide is drawn: an instant of the real clock, in which the test's stands still.
    await page.clock.runFor(100)
    await page.clock.runFor(4950)
    await expect(slide(page, number)).toBeVisible()
    await expect(carousel(page).getByRole('group', { name: /of 3/ })).toHaveCount(1)
  }
})

test('has the roles of a carousel, with the pause button first', async ({ page }) => {
  await openHome(page)
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(slide(page, 1)).toHaveAttribute('aria-roledescription', 'slide')
  await expect(carousel(page).getByRole('button').first()).toHaveAccessibleName('Stop automatic slide show')
  await expect(picker(page, 'Frontend')).toHaveAttribute('aria-current', 'true')
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
})

test('pauses and goes on with the button', async ({ page }) => {
  await openHome(page)
  await picker(page, 'Stop automatic slide show').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await picker(page, 'Start automatic slide show').click()
  await page.clock.runFor(5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('waits while the mouse is over it', async ({ page }) => {
  await openHome(page)
  await slide(page, 1).hover()
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('waits while it has the focus', async ({ page }) => {
  await openHome(page)
  await picker(page, 'Stop automatic slide show').focus()
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await picker(page, 'Stop automatic slide show').blur()
  await page.clock.runFor(5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('waits in a hidden tab', async ({ page }) => {
  await openHome(page)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await setHidden(false)
  await page.clock.runFor(5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('stays for good on the slide that a visitor chose', async ({ page }) => {
  await openHome(page)
  await picker(page, 'Database').click()
  await expect(slide(page, 3)).toBeVisible()
  await expect(picker(page, 'Database')).toHaveAttribute('aria-current', 'true')
  await picker(page, 'Database').blur()
  await page.mouse.move(0, 0)
  await page.clock.runFor(30_000)
  await expect(slide(page, 3)).toBeVisible()
})

test('stands still under reduced motion and under "Pause motion", at once', async ({ page }) => {
  await openHome(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await page.getByRole('switch', { name: 'Pause motion' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('nothing on the page shifts when the slide changes', async ({ page }) => {
  await openHome(page)
  const height = async () => (await carousel(page).boundingBox())?.height
  const before = await height()
  for (const name of ['Backend', 'Database', 'Frontend']) {
    await picker(page, name).click()
    expect(await height()).toBe(before)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('all three slides can be read in a list that scrolls', async ({ page }) => {
    await page.goto('/')
    for (const number of [1, 2, 3]) {
      await slide(page, number).scrollIntoViewIfNeeded()
      await expect(slide(page, number)).toBeInViewport()
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
  })
})

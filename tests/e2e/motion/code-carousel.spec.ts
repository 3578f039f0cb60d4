import { expect, type Page, test } from '@playwright/test'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { hydrated } from '../hydration.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Code from one project' })
const slide = (page: Page, number: number) => carousel(page).getByRole('group', { name: `${number} of 3` })
const picker = (page: Page, name: string) => carousel(page).getByRole('button', { name })

/** Waits until the slides advance or are stopped: events of the mouse and of the system's settings arrive later. */
const expectRotating = (page: Page, rotating: boolean) =>
  expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', rotating ? 'off' : 'polite')

async function openHome(page: Page) {
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  await expectRotating(page, true)
}

/** A slide that leaves stays visible during its transition. */
async function expectFirst(page: Page) {
  await expect(picker(page, 'Frontend')).toHaveAttribute('aria-current', 'true')
  await expect(slide(page, 1)).toBeVisible()
}

test('the code carousel has the roles of a carousel, with the pause button first', async ({ page }) => {
  await openHome(page)
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(slide(page, 1)).toHaveAttribute('aria-roledescription', 'slide')
  await expect(carousel(page).getByRole('button').first()).toHaveAccessibleName('Stop automatic slide show')
  await expect(picker(page, 'Frontend')).toHaveAttribute('aria-current', 'true')
  await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
})

test('the cable leads from the current slide to its point of the picture', async ({ page }) => {
  await openHome(page)
  const cable = page.locator('.hero-cable path')
  const first = await cable.getAttribute('d')
  await picker(page, 'Database').click()
  await expect(cable).not.toHaveAttribute('d', first ?? '')
  await picker(page, 'Frontend').click()
  await expect(cable).toHaveAttribute('d', first ?? '')
})

test('the code carousel waits while it is hovered', async ({ page }) => {
  await openHome(page)
  await slide(page, 1).hover()
  await expectRotating(page, false)
  await advanceClock(page, 20_000)
  await expectFirst(page)
  await page.mouse.move(0, 0)
  await expectRotating(page, true)
  await advanceClock(page, 5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('the code carousel waits while it has the focus', async ({ page }) => {
  await openHome(page)
  await picker(page, 'Stop automatic slide show').focus()
  await expectRotating(page, false)
  await advanceClock(page, 20_000)
  await expectFirst(page)
  await picker(page, 'Stop automatic slide show').blur()
  await expectRotating(page, true)
  await advanceClock(page, 5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('the code carousel waits in a hidden tab', async ({ page }) => {
  await openHome(page)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await expectRotating(page, false)
  await advanceClock(page, 20_000)
  await expectFirst(page)
  await setHidden(false)
  await expectRotating(page, true)
  await advanceClock(page, 5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('the code carousel stops with reduced motion and "Pause motion"', async ({ page }) => {
  await openHome(page)
  const togglePause = async () => {
    await page.getByRole('switch', { name: 'Pause motion' }).click()
    await page.mouse.move(0, 0)
    // The effect of the switch follows a frame later.
    await advanceClock(page, 50)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectRotating(page, false)
  await advanceClock(page, 20_000)
  await expectFirst(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expectRotating(page, true)
  await togglePause()
  await expectRotating(page, false)
  await advanceClock(page, 20_000)
  await expectFirst(page)
  await togglePause()
  await expectRotating(page, true)
  await advanceClock(page, 5000)
  await expect(slide(page, 2)).toBeVisible()
})

test('the code carousel keeps its height when the slide changes', async ({ page }) => {
  await openHome(page)
  const height = async () => (await carousel(page).boundingBox())?.height
  await carousel(page)
    .locator('.code-slide')
    .last()
    .evaluate((last: HTMLElement) => {
      last.style.minHeight = '40rem'
    })
  const before = await height()
  expect(before).toBeGreaterThan(640)
  for (const name of ['Backend', 'Database', 'Frontend']) {
    await picker(page, name).click()
    await expect(picker(page, name)).toHaveAttribute('aria-current', 'true')
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

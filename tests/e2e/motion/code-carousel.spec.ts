import { expect, test } from '@playwright/test'
import { advanceClock, stopClock } from '../fake-clock.ts'
import { open } from '../open-page.ts'

test('the code carousel waits while it is hovered or has the focus, in a hidden tab and without motion', async ({
  page,
}) => {
  await stopClock(page)
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Code from one project' })
  const slide = (number: number) => carousel.getByRole('group', { name: `${number} of 3` })
  const button = (name: string) => carousel.getByRole('button', { name })
  /** Waits until the slides advance or are stopped: events of the mouse and of the system's settings arrive later. */
  const expectRotating = (rotating: boolean) =>
    expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', rotating ? 'off' : 'polite')
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const pauseMotion = async () => {
    await page.getByRole('switch', { name: 'Pause motion' }).click()
    await page.mouse.move(0, 0)
    // The effect of the switch follows a frame later.
    await advanceClock(page, 50)
  }
  const setMotion = (reducedMotion: 'reduce' | 'no-preference') => page.emulateMedia({ reducedMotion })
  for (const [reason, stop, start] of [
    ['hover', () => slide(1).hover(), () => page.mouse.move(0, 0)],
    ['focus', () => button('On board').focus(), () => button('On board').blur()],
    ['a hidden tab', () => setHidden(true), () => setHidden(false)],
    ['reduced motion', () => setMotion('reduce'), () => setMotion('no-preference')],
    ['"Pause motion"', pauseMotion, pauseMotion],
  ] as const) {
    await test.step(reason, async () => {
      await expectRotating(true)
      await stop()
      await expectRotating(false)
      await advanceClock(page, 20_000)
      // A slide that leaves stays visible during its transition.
      await expect(button('On board')).toHaveAttribute('aria-current', 'true')
      await expect(slide(1)).toBeVisible()
      await start()
    })
  }
  await expectRotating(true)
  // The first slide has a cable into the picture, and all of them the same height.
  await expect(page.locator('.hero-cable')).toHaveCount(1)
  const box = await carousel.boundingBox()
  await advanceClock(page, 5000)
  await expect(slide(2)).toBeVisible()
  await expect(page.locator('.hero-cable')).toHaveCount(0)
  expect(await carousel.boundingBox()).toEqual(box)
})

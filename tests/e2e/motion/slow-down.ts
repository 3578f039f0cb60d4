import type { Page } from '@playwright/test'

/**
 * Plays the animations of the page at a hundredth of their speed, so that tests can inspect them. Returns a function that
 * restores the speed.
 */
export async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  const play = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  await play(0.01)
  return () => play(1)
}

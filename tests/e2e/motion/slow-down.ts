import type { Page } from '@playwright/test'

/**
 * Plays the animations of the page at a hundredth of their speed, as the browser's own tools do: to look at them midway.
 * Returns the function that plays them at full speed again.
 */
export async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  const play = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  await play(0.01)
  return () => play(1)
}

import type { Page } from '@playwright/test'

/** Plays the animations of the page at a hundredth of their speed, as the browser's own tools do: to look at them midway. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
}

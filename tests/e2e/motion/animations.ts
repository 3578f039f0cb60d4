import type { Locator, Page } from '@playwright/test'

/** Plays the animations of the page a hundred times slower. Returns a function that restores the speed. */
export async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  const play = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  await play(0.01)
  return () => play(1)
}

/** The pseudo-elements of the running view transition, such as `::view-transition-old(root)`; times in milliseconds. */
export const transitionParts = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playbackRate: rate }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return []
      const { endTime, delay } = effect.getComputedTiming()
      return [{ pseudo: effect.pseudoElement, delay: Number(delay), end: Number(endTime), rate }]
    }),
  )

/** Whether an element is moved from its place in one of the next 60 frames. */
export const moves = (element: Locator): Promise<boolean> =>
  element.evaluate(async (node) => {
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      if (getComputedStyle(node).transform !== 'none') return true
    }
    return false
  })

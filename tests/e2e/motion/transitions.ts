import type { Page } from '@playwright/test'

/** Notes how long each part of each page transition takes, and how many there are. */
export async function noteTransitions(page: Page) {
  await page.addInitScript(() => {
    const noted: { pseudo: string; end: number; delay: number }[] = []
    const start = Document.prototype.startViewTransition
    Document.prototype.startViewTransition = function (options) {
      const transition = start.call(this, options)
      transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) {
            const { effect } = animation
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) continue
            const { endTime, delay } = effect.getComputedTiming()
            noted.push({ pseudo: effect.pseudoElement, end: Number(endTime), delay: Number(delay) })
          }
        },
        () => {},
      )
      return transition
    }
    Object.assign(window, { noted })
  })
  return () => page.evaluate(() => Reflect.get(window, 'noted') as { pseudo: string; end: number; delay: number }[])
}

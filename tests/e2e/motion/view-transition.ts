import type { Page } from '@playwright/test'

export interface TransitionPart {
  /** Which part of the page transition it is: `::view-transition-old(…)` and the like. */
  pseudo: string
  /** In milliseconds. */
  delay: number
  end: number
}

/** The parts of the page transition that is under way. */
export const transitionParts = (page: Page): Promise<TransitionPart[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return []
      const { endTime, delay } = effect.getComputedTiming()
      return [{ pseudo: effect.pseudoElement, delay: Number(delay), end: Number(endTime) }]
    }),
  )

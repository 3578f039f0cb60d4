import type { Page } from '@playwright/test'

export interface TransitionPart {
  /** Such as `::view-transition-old(root)`. */
  pseudo: string
  /** In milliseconds. */
  delay: number
  end: number
}

/** The pseudo-elements of the running view transition. */
export const transitionParts = (page: Page): Promise<TransitionPart[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return []
      const { endTime, delay } = effect.getComputedTiming()
      return [{ pseudo: effect.pseudoElement, delay: Number(delay), end: Number(endTime) }]
    }),
  )

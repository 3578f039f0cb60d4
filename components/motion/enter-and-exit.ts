import { PRESENCE } from './constants'
import { loadedAnimations } from './load-animations'
import { motionReduced } from './motion-preference'

const OFFSET = `translateY(-${PRESENCE.translateY}px)`

/** Fades in an element that is being shown. Returns the function that cancels it. */
export function enter(element: HTMLElement): () => void {
  const features = loadedAnimations()
  if (!features || motionReduced()) return () => {}
  return features.play(
    [element],
    { opacity: [0, 1], transform: [OFFSET, 'none'] },
    { duration: PRESENCE.enter / 1000, ease: PRESENCE.ease },
  )
}

/**
 * Fades an element out, then calls `onComplete`. Calls it at once when motion is reduced or the animation is not loaded.
 *
 * @returns The function that cancels it without calling `onComplete`.
 */
export function exit(element: HTMLElement, onComplete: () => void): () => void {
  const features = loadedAnimations()
  if (!features || motionReduced()) {
    onComplete()
    return () => {}
  }
  return features.play(
    [element],
    { opacity: [1, 0], transform: ['none', OFFSET] },
    { duration: PRESENCE.exit / 1000, ease: PRESENCE.ease },
    onComplete,
  )
}

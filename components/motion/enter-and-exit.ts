import { PRESENCE } from './constants'
import { loadedAnimations } from './load-animations'
import { motionReduced } from './motion-preference'

const HIDDEN = { opacity: 0, transform: `translateY(-${PRESENCE.translateY}px)` }
const SHOWN = { opacity: 1, transform: 'none' }

/** Fades in an element that is being shown. Returns the function that cancels it. */
export const enter = (element: HTMLElement): (() => void) => animate(element, HIDDEN, SHOWN, PRESENCE.enter)

/**
 * Fades an element out, then calls `onComplete`. Calls it at once when motion is reduced or the animation is not loaded.
 *
 * @returns The function that cancels it without calling `onComplete`.
 */
export const exit = (element: HTMLElement, onComplete: () => void): (() => void) =>
  animate(element, SHOWN, HIDDEN, PRESENCE.exit, onComplete)

type Look = typeof SHOWN

function animate(element: HTMLElement, from: Look, to: Look, ms: number, onComplete = () => {}): () => void {
  const features = loadedAnimations()
  if (!features || motionReduced()) {
    onComplete()
    return () => {}
  }
  const keyframes = { opacity: [from.opacity, to.opacity], transform: [from.transform, to.transform] }
  return features.play([element], keyframes, { duration: ms / 1000, ease: PRESENCE.ease }, onComplete)
}

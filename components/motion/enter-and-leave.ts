import { PRESENCE } from './constants'
import { loadedFeatures } from './load-features'
import { motionReduced } from './motion-preference'

const RAISED = `translateY(-${PRESENCE.rise}px)`

/** Fades in an element that is being shown. Returns the function that cancels it. */
export function enter(element: HTMLElement): () => void {
  const features = loadedFeatures()
  if (!features || motionReduced()) return () => {}
  return features.play(
    [element],
    { opacity: [0, 1], transform: [RAISED, 'none'] },
    { duration: PRESENCE.enter / 1000, ease: PRESENCE.ease },
  )
}

/**
 * Fades an element out and calls `onLeft` then; at once where nothing may move or the animation has not been loaded.
 *
 * @returns The function that cancels it; `onLeft` is not called any more.
 */
export function leave(element: HTMLElement, onLeft: () => void): () => void {
  const features = loadedFeatures()
  if (!features || motionReduced()) {
    onLeft()
    return () => {}
  }
  return features.play(
    [element],
    { opacity: [1, 0], transform: ['none', RAISED] },
    { duration: PRESENCE.leave / 1000, ease: PRESENCE.ease },
    onLeft,
  )
}

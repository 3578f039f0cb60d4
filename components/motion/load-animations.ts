export type MotionAnimations = typeof import('./lazy/animations')

let loading: Promise<MotionAnimations> | undefined
let loaded: MotionAnimations | undefined

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => window.addEventListener('load', resolve, { once: true }))

/** Loads the part of framer-motion that every page uses, after the `load` event. Rejects when it cannot be fetched. */
export function loadAnimations(): Promise<MotionAnimations> {
  loading ??= pageLoaded()
    .then(() => import('./lazy/animations'))
    .then((features) => {
      loaded = features
      return features
    })
  return loading
}

/** The features, or undefined until `loadAnimations` has resolved. */
export const loadedAnimations = () => loaded

/**
 * Calls `start` in the frame after the features have loaded, when the scroll position has been restored; `otherwise`
 * when they cannot be loaded.
 *
 * @returns The cleanup function, which also calls the one returned by `start`.
 */
export function withAnimations(
  start: (features: MotionAnimations) => (() => void) | undefined,
  otherwise = () => {},
): () => void {
  let cancelled = false
  let frame = 0
  let cleanUp: (() => void) | undefined
  loadAnimations().then((features) => {
    if (cancelled) return
    frame = requestAnimationFrame(() => {
      cleanUp = start(features)
    })
  }, otherwise)
  return () => {
    cancelled = true
    cancelAnimationFrame(frame)
    cleanUp?.()
  }
}

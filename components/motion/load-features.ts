export type MotionFeatures = typeof import('./lazy/features')

let loading: Promise<MotionFeatures> | undefined
let loaded: MotionFeatures | undefined

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => window.addEventListener('load', resolve, { once: true }))

/** Loads the part of framer-motion that every page uses, after the `load` event. Rejects when it cannot be fetched. */
export function loadFeatures(): Promise<MotionFeatures> {
  loading ??= pageLoaded()
    .then(() => import('./lazy/features'))
    .then((features) => {
      loaded = features
      return features
    })
  return loading
}

/** The features, or undefined until `loadFeatures` has resolved. */
export const loadedFeatures = () => loaded

/**
 * Calls `start` in the frame after the features have loaded, when the scroll position has been restored. Does nothing when
 * they cannot be loaded.
 *
 * @returns The cleanup function, which also calls the one returned by `start`.
 */
export function withFeatures(start: (features: MotionFeatures) => (() => void) | undefined): () => void {
  let cancelled = false
  let frame = 0
  let cleanUp: (() => void) | undefined
  loadFeatures().then(
    (features) => {
      if (cancelled) return
      frame = requestAnimationFrame(() => {
        cleanUp = start(features)
      })
    },
    () => {},
  )
  return () => {
    cancelled = true
    cancelAnimationFrame(frame)
    cleanUp?.()
  }
}

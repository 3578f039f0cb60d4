export type MotionFeatures = typeof import('./features')

let loading: Promise<MotionFeatures> | undefined
let loaded: MotionFeatures | undefined

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<unknown>((resolve) => window.addEventListener('load', resolve, { once: true }))

/** Fetches what every page uses of framer-motion, once, after the page has loaded. Rejects when it cannot be fetched. */
export function loadFeatures(): Promise<MotionFeatures> {
  loading ??= pageLoaded()
    .then(() => import('./features'))
    .then((features) => {
      loaded = features
      return features
    })
  return loading
}

/** What `loadFeatures` has fetched so far. */
export const loadedFeatures = () => loaded

/**
 * Calls `start` with the features in the frame after they have come: by then the page has its scroll position, restored
 * or given by a hash. Where they do not come, nothing moves.
 *
 * @returns The cleanup function, which calls that of `start` too.
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

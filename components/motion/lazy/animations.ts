import { type DOMKeyframesDefinition, inView, stagger } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'
import { motionReduced, subscribeToMotion } from '../motion-preference'

export { inView, stagger }

/**
 * Animates styles of `elements` and removes the inline styles afterwards. Jumps to the end when motion is paused or reduced
 * meanwhile.
 *
 * @param options Times in seconds.
 * @param onComplete Not called after a cancellation.
 * @returns The function that cancels the animation.
 */
export function play(
  elements: readonly HTMLElement[],
  keyframes: DOMKeyframesDefinition,
  options: Parameters<typeof animate>[2],
  onComplete?: () => void,
): () => void {
  const controls = animate([...elements], keyframes, options)
  const unsubscribe = subscribeToMotion(() => {
    if (motionReduced()) controls.complete()
  })
  const cleanUp = () => {
    unsubscribe()
    for (const { style } of elements) {
      for (const property of Object.keys(keyframes)) style.removeProperty(property)
    }
  }
  let cancelled = false
  controls.then(() => {
    if (cancelled) return
    onComplete?.()
    cleanUp()
  })
  return () => {
    cancelled = true
    controls.cancel()
    cleanUp()
  }
}

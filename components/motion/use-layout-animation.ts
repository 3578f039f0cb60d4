import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { LAYOUT_ANIMATION } from './constants'
import { loadFeatures, type MotionFeatures } from './load-features'
import { motionReduced, subscribeToMotion } from './motion-preference'

interface Loaded extends Pick<MotionFeatures, 'play'> {
  animateLayout: typeof import('./layout-feature')['animateLayout']
}

const TRANSITION = { duration: LAYOUT_ANIMATION.duration / 1000, ease: LAYOUT_ANIMATION.ease }

const shownItems = (list: HTMLElement) =>
  [...list.children].filter((item) => item instanceof HTMLElement).filter((item) => !item.hidden)

/** Changes the list by `change`; what stays moves to its new place, what is new fades in. */
function animateChange({ animateLayout, play }: Loaded, list: HTMLElement, change: () => void): void {
  const before = new Set(shownItems(list))
  const update = () => {
    flushSync(change)
    const added = shownItems(list).filter((item) => !before.has(item))
    if (added.length > 0) play(added, { opacity: [0, 1] }, TRANSITION)
  }
  animateLayout(list, update, TRANSITION).then((controls) => {
    const unsubscribe = subscribeToMotion(() => {
      if (motionReduced()) controls.complete()
    })
    controls.finished.then(unsubscribe)
  })
}

/**
 * For a list that is filtered: `list` is its ref, and `animate` makes a change whose effect on the list is animated.
 * What moves is marked in the list by `data-layout`, or `data-layout="position"` where the size is not to be animated.
 * The items that a change hides stay in the document with `hidden`. `controlProps` are for the element around the
 * controls: the animation is larger than all other scripts of a page but React, and is loaded once somebody points at
 * them or focuses one.
 */
export function useLayoutAnimation() {
  const list = useRef<HTMLUListElement>(null)
  const loading = useRef(false)
  const loaded = useRef<Loaded>(null)
  const load = async () => {
    if (loading.current) return
    loading.current = true
    try {
      const [{ play }, { animateLayout }] = await Promise.all([loadFeatures(), import('./layout-feature')])
      loaded.current = { animateLayout, play }
    } catch {
      // Without it the list changes at once.
    }
  }
  const animate = (change: () => void) => {
    if (loaded.current && list.current && !motionReduced()) animateChange(loaded.current, list.current, change)
    else change()
  }
  return { list, animate, controlProps: { onPointerEnter: load, onFocus: load } }
}

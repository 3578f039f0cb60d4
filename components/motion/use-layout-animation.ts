import type { AnimationPlaybackControls } from 'framer-motion/dom'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LAYOUT_ANIMATION } from './constants'
import { loadFeatures, type MotionFeatures } from './load-features'
import { motionReduced, subscribeToMotion } from './motion-preference'

type Loaded = Pick<MotionFeatures, 'play'> & typeof import('./animate-layout')

const TRANSITION = { duration: LAYOUT_ANIMATION.duration / 1000, ease: LAYOUT_ANIMATION.ease }

const shownItems = (list: HTMLElement) =>
  [...list.children].filter((item) => item instanceof HTMLElement).filter((item) => !item.hidden)

/** Changes the list by `change`; what stays moves to its new place, what is new fades in. Returns the cleanup function. */
function animateChange({ animateLayout, play }: Loaded, list: HTMLElement, change: () => void): () => void {
  const before = new Set(shownItems(list))
  let controls: AnimationPlaybackControls | undefined
  let cancelFade: (() => void) | undefined
  const unsubscribe = subscribeToMotion(() => {
    if (motionReduced()) controls?.complete()
  })
  const update = () => {
    flushSync(change)
    const added = shownItems(list).filter((item) => !before.has(item))
    if (added.length > 0) cancelFade = play(added, { opacity: [0, 1] }, TRANSITION)
  }
  animateLayout(list, update, TRANSITION).then((started) => {
    controls = started
  })
  return () => {
    unsubscribe()
    cancelFade?.()
    controls?.stop()
  }
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
  const cleanUp = useRef<() => void>(null)
  const load = async () => {
    if (loading.current) return
    loading.current = true
    try {
      const [{ play }, layout] = await Promise.all([loadFeatures(), import('./animate-layout')])
      loaded.current = { ...layout, play }
    } catch {
      // Without it the list changes at once.
    }
  }
  useEffect(() => {
    const element = list.current
    return () => {
      cleanUp.current?.()
      if (element) loaded.current?.releaseLayout(element)
    }
  }, [])
  const animate = (change: () => void) => {
    if (loaded.current && list.current && !motionReduced()) {
      cleanUp.current?.()
      cleanUp.current = animateChange(loaded.current, list.current, change)
    } else change()
  }
  return { list, animate, controlProps: { onPointerEnter: load, onFocus: load } }
}

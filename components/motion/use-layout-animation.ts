import type { AnimationPlaybackControls } from 'framer-motion/dom'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { LAYOUT_ANIMATION } from './constants'
import { loadAnimations, type MotionAnimations } from './load-animations'
import { motionReduced, subscribeToMotion } from './motion-preference'

type Loaded = Pick<MotionAnimations, 'play'> & typeof import('./lazy/animate-layout')

const TRANSITION = { duration: LAYOUT_ANIMATION.duration / 1000, ease: LAYOUT_ANIMATION.ease }

const shownItems = (list: HTMLElement) =>
  [...list.children].filter((item) => item instanceof HTMLElement).filter((item) => !item.hidden)

/** Calls `change`, moves the remaining items to their new positions and fades new ones in. Returns the cleanup function. */
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
 * Animates a list that is filtered. `list` is its ref; `animate` calls a function that changes which items are `hidden`.
 * Animated elements have `data-layout`, or `data-layout="position"` to keep their size. `controlProps` are for the element
 * around the controls: they load the animation, a large script, on hover and focus.
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
      const [{ play }, layout] = await Promise.all([loadAnimations(), import('./lazy/animate-layout')])
      loaded.current = { ...layout, play }
    } catch {
      // Without the script the list changes without animation.
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
    } else flushSync(change)
  }
  return { list, animate, controlProps: { onPointerEnter: load, onFocus: load } }
}

'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { IN_VIEW, REVEAL } from './constants'
import { type MotionAnimations, withAnimations } from './load-animations'
import { motionReduced } from './motion-preference'

/** A block taller than this many viewports is revealed with its first pixel, because a tenth of it may not fit. */
const MAX_VIEWPORTS = 5

function observe({ inView, stagger, play }: MotionAnimations): () => void {
  // All are measured before the first changes: a measurement after a change would lay out the page again.
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].map((block) => {
    const { top, height } = block.getBoundingClientRect()
    return { block, isBelow: top >= window.innerHeight, isTall: height > MAX_VIEWPORTS * window.innerHeight }
  })
  for (const { block, isBelow } of blocks) block.dataset.reveal = isBelow ? 'waiting' : 'seen'

  const cleanups: (() => void)[] = []
  const step = stagger(REVEAL.step / 1000)
  const reveal = (blocks: readonly HTMLElement[]) => {
    for (const block of blocks) block.dataset.reveal = 'seen'
    if (motionReduced()) return
    const cancel = play(
      blocks,
      { opacity: [0, 1], transform: [`translateY(${REVEAL.translateY}px)`, 'none'] },
      {
        duration: REVEAL.duration / 1000,
        ease: REVEAL.ease,
        delay: (index, total) => Math.min(step(index, total), REVEAL.longestDelay / 1000),
      },
    )
    // The animation of a removed element does not end by itself.
    cleanups.push(cancel)
  }

  // Siblings that enter the viewport together are staggered; the observer reports them one by one.
  const entered = new Map<ParentNode | null, HTMLElement[]>()
  const onEnter = (block: Element) => {
    if (!(block instanceof HTMLElement)) return
    if (entered.size === 0) {
      queueMicrotask(() => {
        for (const siblings of entered.values()) reveal(siblings)
        entered.clear()
      })
    }
    const siblings = entered.get(block.parentNode)
    if (siblings) siblings.push(block)
    else entered.set(block.parentNode, [block])
  }

  const pending = (tall: boolean) =>
    blocks.filter(({ isBelow, isTall }) => isBelow && isTall === tall).map(({ block }) => block)
  cleanups.push(
    inView(pending(false), onEnter, { amount: IN_VIEW }),
    inView(pending(true), onEnter, { amount: 'some' }),
  )
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

/** app/motion.css hides icons until then. */
function showAll(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-reveal]')) block.dataset.reveal = 'seen'
}

/** Fades in elements with `data-reveal` when they enter the viewport. Those in view are not hidden before. */
export function RevealObserver() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => withAnimations(observe, showAll), [pathname])
  return null
}

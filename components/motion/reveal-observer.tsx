'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { IN_VIEW, REVEAL } from './constants'
import { type MotionFeatures, withFeatures } from './load-features'
import { motionReduced } from './motion-preference'

/** A block of more windows than this comes with its first pixel: a tenth of it may never fit into the window. */
const TALL = 5

function observe({ inView, stagger, play }: MotionFeatures): () => void {
  const waiting: HTMLElement[] = []
  for (const block of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const below = block.getBoundingClientRect().top >= window.innerHeight
    block.dataset.reveal = below ? 'waiting' : 'seen'
    if (below) waiting.push(block)
  }

  const stops: (() => void)[] = []
  const step = stagger(REVEAL.step / 1000)
  const reveal = (blocks: readonly HTMLElement[]) => {
    for (const block of blocks) block.dataset.reveal = 'seen'
    if (motionReduced()) return
    const cancel = play(
      blocks,
      { opacity: [0, 1], transform: [`translateY(${REVEAL.rise}px)`, 'none'] },
      {
        duration: REVEAL.duration / 1000,
        ease: REVEAL.ease,
        delay: (index, total) => Math.min(step(index, total), REVEAL.longestDelay / 1000),
      },
    )
    // An animation of a block that leaves the page never ends by itself.
    stops.push(cancel)
  }

  // The observer tells of blocks one by one; those of a list that come into view together are staggered.
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

  const isTall = (block: HTMLElement) => block.offsetHeight > TALL * window.innerHeight
  stops.push(
    inView(
      waiting.filter((block) => !isTall(block)),
      onEnter,
      { amount: IN_VIEW },
    ),
    inView(waiting.filter(isTall), onEnter, { amount: 'some' }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Fades blocks with `data-reveal` in, once, when they come into view. The HTML shows everything; only blocks below the
 * window are hidden (by app/motion.css, which also knows print and reduced motion), so nobody sees them disappear.
 */
export function RevealObserver() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => withFeatures(observe), [pathname])
  return null
}

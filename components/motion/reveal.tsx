'use client'

import { useEffect } from 'react'
import { IN_VIEW, REVEAL } from './constants'
import { motionReduced, subscribeToMotion } from './motion-preference'

const UNTOUCHED = '[data-reveal]:not([data-reveal="waiting"], [data-reveal="seen"])'
/** Fine steps, so that a block of several screens is noticed too: a tenth of it may never fit into the window. */
const STEPS = Array.from({ length: 11 }, (_, step) => (step / 10) * IN_VIEW)

const enough = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry) =>
  intersectionRect.height >= IN_VIEW * Math.min(boundingClientRect.height, window.innerHeight)

/** Ends what our scripts have set moving: style sheets, which end all else, do not reach it. */
function endAnimations() {
  if (!motionReduced()) return
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation || animation instanceof CSSTransition)) animation.finish()
  }
}

function show(block: HTMLElement) {
  block.dataset.reveal = 'seen'
  if (motionReduced()) return
  block.animate([{ opacity: 0, translate: `0 ${REVEAL.rise}px` }, {}], {
    duration: REVEAL.duration,
    delay: Math.min(Number(block.style.getPropertyValue('--stagger')) * REVEAL.step, REVEAL.longestDelay),
    easing: REVEAL.easing,
    fill: 'backwards',
  })
}

/**
 * Fades blocks with `data-reveal` in, once, when they come into view. The HTML shows everything; only blocks below the
 * window are hidden (by app/motion.css, which also knows print and reduced motion), so nobody sees them disappear.
 */
export function Reveal() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (!(entry.target instanceof HTMLElement) || !entry.isIntersecting || !enough(entry)) continue
          observer.unobserve(entry.target)
          show(entry.target)
        }
      },
      { threshold: STEPS },
    )
    let frame = 0
    const scan = () => {
      frame = 0
      for (const block of document.querySelectorAll<HTMLElement>(UNTOUCHED)) {
        const below = block.getBoundingClientRect().top >= window.innerHeight
        block.dataset.reveal = below ? 'waiting' : 'seen'
        if (below) observer.observe(block)
      }
    }
    const scanSoon = () => {
      frame ||= requestAnimationFrame(scan)
    }
    // New pages and late parts. A frame later, because a new page first finds its place; what is below is not seen yet.
    const changes = new MutationObserver(scanSoon)
    const start = () => {
      scanSoon()
      const main = document.querySelector('main')
      if (main) changes.observe(main, { childList: true, subtree: true })
    }
    // Opened at an anchor, reloaded or restored: the browser finds the place only when the page has loaded.
    const [visit] = performance.getEntriesByType('navigation')
    const placed =
      window.location.hash !== '' || (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
    if (placed && document.readyState !== 'complete') window.addEventListener('load', start, { once: true })
    else start()
    const stopListening = subscribeToMotion(endAnimations)
    return () => {
      stopListening()
      window.removeEventListener('load', start)
      cancelAnimationFrame(frame)
      changes.disconnect()
      observer.disconnect()
    }
  }, [])
  return null
}

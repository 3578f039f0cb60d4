'use client'

import { useEffect, useRef } from 'react'
import { IN_VIEW } from './constants'
import { countedFigure, figureAt } from './count-up.logic'
import { motionReduced, subscribeToMotion } from './motion-preference'

export interface CountUpProps {
  /** The final text, in the HTML from the start: "500+", "98%". */
  value: string
}

/**
 * Counts up to a figure when it is first seen. The figure itself stays in the page, for readers, for print and for its
 * width; the count is drawn over it. One that is in view before the script has come is left alone.
 */
export function CountUp({ value }: CountUpProps) {
  const root = useRef<HTMLSpanElement>(null)
  const overlay = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const figure = countedFigure(value)
    const [box, text] = [root.current, overlay.current?.firstChild]
    if (!figure || !box || !(text instanceof Text)) return
    let count: typeof import('./count-up-animation')['countUp'] | undefined
    let finish: (() => void) | undefined
    const reset = () => box.removeAttribute('data-counting')

    const seen = new IntersectionObserver(
      // As in components/ui/carousel.tsx: it may tell of two moments at once.
      (moments) => {
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        if (!count || motionReduced()) reset()
        else finish = count(text, figure, reset)
      },
      { threshold: IN_VIEW },
    )
    const near = new IntersectionObserver(
      async (moments) => {
        const entry = moments.find(({ isIntersecting }) => isIntersecting)
        if (!entry) return
        near.disconnect()
        if (motionReduced() || entry.boundingClientRect.top < window.innerHeight) return
        const loaded = await import('./count-up-animation')
        if (!box.isConnected || motionReduced() || box.getBoundingClientRect().top < window.innerHeight) return
        count = loaded.countUp
        text.data = figureAt(figure, 0)
        box.dataset.counting = ''
        seen.observe(box)
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    near.observe(box)
    const stopListening = subscribeToMotion(() => {
      if (!motionReduced()) return
      finish?.()
      reset()
    })
    return () => {
      near.disconnect()
      seen.disconnect()
      finish?.()
      stopListening()
    }
  }, [value])

  return (
    <span ref={root} className="count-up tabular">
      <span>{value}</span>
      <span ref={overlay} aria-hidden="true">
        {'\u00a0'}
      </span>
    </span>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { COUNT_UP_MS, IN_VIEW, REVEAL } from './constants'
import { type CountedFigure, countedFigure, figureAt } from './count-up.logic'
import { type MotionFeatures, withFeatures } from './load-features'
import { motionReduced, subscribeToMotion } from './motion-preference'

export interface CountUpProps {
  /** The final text, in the HTML from the start: "500+", "98%". */
  value: string
}

/** Starts at nothing while `box` is still out of view, counts in `text` once it is in view. Returns the cleanup function. */
function countWhenSeen({ inView }: MotionFeatures, box: HTMLElement, text: Text, figure: CountedFigure): () => void {
  const isBelow = () => box.getBoundingClientRect().top >= window.innerHeight
  let finish: (() => void) | undefined
  let stopSeen: (() => void) | undefined
  const end = () => {
    stopNear()
    stopSeen?.()
    finish?.()
    delete box.dataset.counting
  }

  const onNear = async () => {
    if (motionReduced() || !isBelow()) return
    const { animate } = await import('./animate-number')
    if (!box.isConnected || motionReduced() || !isBelow()) return
    text.data = figureAt(figure, 0)
    box.dataset.counting = ''
    stopSeen = inView(
      box,
      () => {
        const controls = animate(0, figure.number, {
          duration: COUNT_UP_MS / 1000,
          ease: REVEAL.ease,
          onUpdate: (now) => {
            text.data = figureAt(figure, now)
          },
          onComplete: () => delete box.dataset.counting,
        })
        finish = () => controls.complete()
      },
      { amount: IN_VIEW },
    )
  }
  // The count is fetched when the figure is less than a window away.
  const stopNear = inView(box, () => void onNear(), { margin: '0px 0px 100% 0px' })

  const unsubscribe = subscribeToMotion(() => {
    if (motionReduced()) end()
  })
  return () => {
    unsubscribe()
    end()
  }
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
    return withFeatures((features) => countWhenSeen(features, box, text, figure))
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

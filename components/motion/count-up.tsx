'use client'

import { useEffect, useRef } from 'react'
import { COUNT_UP_MS, IN_VIEW, REVEAL } from './constants'
import { type Figure, formatFigure, parseFigure } from './count-up.logic'
import { type MotionAnimations, withAnimations } from './load-animations'
import { motionReduced, subscribeToMotion } from './motion-preference'

/** Counts up in `text` when `box` enters the viewport from below. Returns the cleanup function. */
function observeFigure({ inView }: MotionAnimations, box: HTMLElement, text: Text, figure: Figure): () => void {
  const isBelow = () => box.getBoundingClientRect().top >= window.innerHeight
  let complete: (() => void) | undefined
  let stopInView: (() => void) | undefined
  const stop = () => {
    stopNear()
    stopInView?.()
    complete?.()
    delete box.dataset.counting
  }

  const onNear = async () => {
    if (motionReduced() || !isBelow()) return
    const { animate } = (await import('./lazy/animate-number').catch(() => undefined)) ?? {}
    if (!animate || !box.isConnected || motionReduced() || !isBelow()) return
    text.data = formatFigure(figure, 0)
    box.dataset.counting = ''
    stopInView = inView(
      box,
      () => {
        const controls = animate(0, figure.number, {
          duration: COUNT_UP_MS / 1000,
          ease: REVEAL.ease,
          onUpdate: (value) => {
            text.data = formatFigure(figure, value)
          },
          onComplete: () => delete box.dataset.counting,
        })
        complete = () => controls.complete()
      },
      { amount: IN_VIEW },
    )
  }
  // Loads the animation when the figure is less than one viewport away.
  const stopNear = inView(box, () => void onNear(), { margin: '0px 0px 100% 0px' })

  const unsubscribe = subscribeToMotion(() => {
    if (motionReduced()) stop()
  })
  return () => {
    unsubscribe()
    stop()
  }
}

/**
 * A figure such as "500+" that counts up when it first enters the viewport. The count is drawn over the figure, which
 * stays in the page for screen readers, print and layout. A figure in view before the script has loaded does not count.
 */
export function CountUp({ value }: { value: string }) {
  const root = useRef<HTMLSpanElement>(null)
  const overlay = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const figure = parseFigure(value)
    const [box, text] = [root.current, overlay.current?.firstChild]
    if (!figure || !box || !(text instanceof Text)) return
    return withAnimations((features) => observeFigure(features, box, text, figure))
  }, [value])

  return (
    <span ref={root} className="count-up">
      <span>{value}</span>
      <span ref={overlay} aria-hidden="true">
        {'\u00a0'}
      </span>
    </span>
  )
}

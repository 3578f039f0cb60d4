'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import './carousel.css'
import type { CarouselLabels } from './start-swiper'

export interface CarouselProps {
  labels: CarouselLabels
  /** `<li>` elements with the class `carousel-slide`. */
  children: ReactNode
  className?: string
}

function Arrow({ flipped = false }: { flipped?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={flipped ? 'size-5 rotate-180' : 'size-5'}>
      <path d="M3 10h13M10.500 4l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  )
}

/**
 * A list that scrolls sideways. When it is near the window Swiper is fetched and takes over: the slides already have
 * their final widths, so that nothing shifts. Until then, and without scripts, it scrolls natively.
 */
export function Carousel({ labels, children, className = '' }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const { region, previous, next } = labels

  useEffect(() => {
    const carousel = root.current
    if (!carousel) return
    let stop: (() => void) | undefined
    let left = false
    const near = new IntersectionObserver(
      // On a busy machine it tells of two moments at once: the first may be the one before it came near.
      async (moments) => {
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        const { startCarousel } = await import('./start-swiper')
        if (!left) stop = startCarousel(carousel, labels)
      },
      { rootMargin: '600px 0px' },
    )
    near.observe(carousel)
    return () => {
      left = true
      near.disconnect()
      stop?.()
    }
  }, [labels])

  return (
    <section ref={root} aria-roledescription="carousel" aria-label={region} className={`carousel ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: until Swiper takes over it scrolls, by the keyboard too */}
      <div className="carousel-window" tabIndex={0}>
        <ul className="carousel-track">{children}</ul>
      </div>
      <div className="carousel-controls">
        <button type="button" className="carousel-button carousel-previous" aria-label={previous}>
          <Arrow flipped />
        </button>
        <button type="button" className="carousel-button carousel-next" aria-label={next}>
          <Arrow />
        </button>
        <div className="carousel-pages" />
      </div>
    </section>
  )
}

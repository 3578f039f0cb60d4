'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './carousel.css'

interface CarouselProps {
  /** The accessible name of the carousel. */
  label: string
  /** What a slide is, in the accessible names of the controls: `quote` makes "Next quote" and "Go to quote 2". */
  item: string
  /** `<li>` elements with the class `carousel-slide`. */
  children: ReactNode
  className?: string
}

const BUTTON =
  'grid size-11 place-items-center rounded-control border-[1.5px] border-line-strong transition-[translate,box-shadow,background-color,color] duration-150 ease-out pointer-fine:hover:bg-ink pointer-fine:hover:text-bg'

function Arrow({ flipped = false }: { flipped?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={flipped ? 'size-5 rotate-180' : 'size-5'}>
      <path d="M3 10h13M10.5 4l6 6-6 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  )
}

/** A list that scrolls natively until the carousel library is loaded, which happens when it is near the viewport. */
export function Carousel({ label, item, children, className = '' }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null)

  // A layout effect is cleaned up before the list leaves the document: Chromium would keep images that are moved after it.
  useLayoutEffect(() => {
    const carousel = root.current
    if (!carousel) return
    let stop: (() => void) | undefined
    let unmounted = false
    const observer = new IntersectionObserver(
      // There may be several entries, of which the first is not intersecting.
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // After a deployment the library may be gone; then the list scrolls natively.
        const library = await import('./start-carousel').catch(() => undefined)
        if (!unmounted) stop = library?.startCarousel(carousel, item)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(carousel)
    return () => {
      unmounted = true
      observer.disconnect()
      stop?.()
    }
  }, [item])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a landmark needs a name of its own
    <div ref={root} role="group" aria-roledescription="carousel" aria-label={label} className={`carousel ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: before the library starts, the keyboard scrolls it */}
      <div className="carousel-window noscript:pb-4" tabIndex={0}>
        <ul className="carousel-track">{children}</ul>
      </div>
      <div className="carousel-controls mt-8 flex min-h-11 flex-wrap items-center gap-3 noscript:hidden print:hidden">
        <button type="button" className={`${BUTTON} carousel-previous`} aria-label={`Previous ${item}`}>
          <Arrow flipped />
        </button>
        <button type="button" className={`${BUTTON} carousel-next`} aria-label={`Next ${item}`}>
          <Arrow />
        </button>
        <div className="carousel-pages ml-auto flex" />
      </div>
    </div>
  )
}

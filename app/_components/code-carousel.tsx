'use client'

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { CODE_SLIDE_MS } from '@/components/motion/constants'
import { motionReduced, subscribeToMotion } from '@/components/motion/motion-preference'
import { useHydrated } from '@/components/ui/use-hydrated'
import './code-carousel.css'

export interface CodeSlide {
  label: string
  file: string
  code: ReactNode
}

interface CodeCarouselProps {
  slides: CodeSlide[]
  /** Of the slide that is shown. */
  index: number
  onShow: (index: number) => void
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/**
 * Slides of code that advance automatically. All share one grid cell, so that the height does not change; without
 * scripts they are side by side. Follows the carousel pattern of the ARIA Authoring Practices Guide.
 */
export function CodeCarousel({ slides, index, onShow }: CodeCarouselProps) {
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // Set by the play button, which is then hovered or focused: that must not stop the rotation.
  const [playRequested, setPlayRequested] = useState(false)
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  // Without scripts no slide may be inert.
  const hydrated = useHydrated()
  const reduced = useSyncExternalStore(subscribeToMotion, motionReduced, () => true)
  const single = slides.length === 1
  const rotating = !single && playing && !hidden && !reduced && (playRequested || !(hovered || focused))

  useEffect(() => {
    if (!rotating) return
    const timer = setTimeout(() => onShow((index + 1) % slides.length), CODE_SLIDE_MS)
    return () => clearTimeout(timer)
  }, [rotating, index, slides.length, onShow])

  const choose = (chosen: number) => {
    onShow(chosen)
    setPlaying(false)
  }
  const toggle = () => {
    setPlaying(!playing)
    setPlayRequested(!playing)
  }
  const onHover = (event: PointerEvent) => {
    const inside = event.type === 'pointerenter' && event.pointerType === 'mouse'
    setHovered(inside)
    if (!inside) setPlayRequested(false)
  }
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setFocused(false)
    setPlayRequested(false)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a landmark needs a name of its own
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label="Code examples"
      className="code-carousel relative grid grid-cols-1 rounded-control border-[1.5px] border-line-strong bg-surface print:hidden"
      onPointerEnter={onHover}
      onPointerLeave={onHover}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      {single ? null : (
        <div className="flex border-line-strong border-b-[1.5px] noscript:hidden">
          <button
            type="button"
            onClick={toggle}
            aria-label={playing ? 'Stop automatic slide show' : 'Start automatic slide show'}
            className="grid min-h-11 w-11 flex-none place-items-center border-line border-r-[1.5px] hover:bg-bg motion-reduce:hidden in-data-[motion=paused]:hidden"
          >
            <svg viewBox="0 0 12 12" aria-hidden="true" className="w-3">
              <path d={playing ? 'M2 1h3v10H2zm5 0h3v10H7z' : 'M2.5.5v11L11.5 6z'} fill="currentColor" />
            </svg>
          </button>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these choose a slide */}
          <div role="group" aria-label="Choose a slide" className="flex flex-1 flex-wrap">
            {slides.map((slide, number) => (
              <button
                key={slide.label}
                type="button"
                aria-current={number === index}
                onClick={() => choose(number)}
                className="code-picker label min-h-11 flex-1 px-[clamp(0.25rem,1vw,0.75rem)] tracking-[-0.01em] hover:bg-bg hover:text-ink"
              >
                {slide.label}
              </button>
            ))}
          </div>
        </div>
      )}
      <div aria-live={rotating ? 'off' : 'polite'} className="code-slides grid grid-cols-1">
        {slides.map((slide, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, this is a slide
          <div
            key={slide.label}
            role="group"
            aria-roledescription="slide"
            aria-label={`${number + 1} of ${slides.length}`}
            data-shown={number === index}
            inert={hydrated && number !== index}
            className="code-slide"
          >
            <p className="code-file px-3 pt-3.5 pb-2.5">{slide.file}</p>
            {slide.code}
          </div>
        ))}
      </div>
    </div>
  )
}

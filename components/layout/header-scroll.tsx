'use client'

import { useEffect } from 'react'

/** Past this many pixels the header turns solid (specification, section 9). */
export const HEADER_SCROLL_THRESHOLD = 10

/** Marks the header with `data-scrolled`; the look is CSS. */
export function HeaderScroll({ headerId }: { headerId: string }) {
  useEffect(() => {
    const header = document.getElementById(headerId)
    const update = () => header?.toggleAttribute('data-scrolled', window.scrollY > HEADER_SCROLL_THRESHOLD)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [headerId])
  return null
}

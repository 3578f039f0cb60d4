'use client'

import { useEffect } from 'react'
import { HEADER_SCROLL_THRESHOLD } from '@/components/motion/constants'

/** Sets `data-scrolled` on the header. */
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

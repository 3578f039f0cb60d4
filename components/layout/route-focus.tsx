'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { keepTitle } from './keep-title'

/**
 * After a soft navigation Next announces the title but leaves the focus where it was: move it to the new page's heading,
 * so that keyboard and screen reader go on from there. A hash has its own target, which the browser handles. And the
 * title, which Next may lose on the way, stays.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  useEffect(keepTitle, [])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (window.location.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return null
}

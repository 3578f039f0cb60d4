'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * What the document needs beside the router. The last component of the layout: its effects run after those of the page.
 */
export function DocumentEffects() {
  const pathname = usePathname()
  const previous = useRef(pathname)

  // Next announces a new page and leaves the focus where it was: keyboard and screen reader go on from its heading. A
  // hash has its own target, which the browser handles.
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || window.location.hash) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])

  // The router ignores Back to an entry without its state, and the browser makes such entries for hash links.
  useEffect(() => {
    const addState = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
    }
    window.addEventListener('hashchange', addState)
    return () => window.removeEventListener('hashchange', addState)
  }, [])

  // While the browser scrolls smoothly to a restored position, a second Back would lose the position of its own entry.
  useEffect(() => {
    const { navigation } = window
    const setScrollBehavior = ({ navigationType }: NavigateEvent) => {
      const { style } = document.documentElement
      if (navigationType === 'traverse') style.scrollBehavior = 'auto'
      else if (navigationType === 'push') style.scrollBehavior = ''
    }
    navigation?.addEventListener('navigate', setScrollBehavior)
    return () => navigation?.removeEventListener('navigate', setScrollBehavior)
  }, [])

  // From now on the controls of the page answer.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])

  return null
}

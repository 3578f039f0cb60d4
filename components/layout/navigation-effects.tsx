'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { HEADER_SCROLL_THRESHOLD } from '@/components/motion/constants'
import { focusHeading } from '@/components/ui/focus-heading'

/** Effects for the whole document. The last component of the layout, because effects run in the order of the tree. */
export function NavigationEffects() {
  const pathname = usePathname()
  const previous = useRef(pathname)

  // Next announces a new page, and scrolls to the section of a hash, but does not move the focus.
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    focusHeading(window.location.hash)
  }, [pathname])

  // The router ignores Back to an entry without state, which is what hash links create.
  useEffect(() => {
    const addState = () => {
      if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
    }
    window.addEventListener('hashchange', addState)
    return () => window.removeEventListener('hashchange', addState)
  }, [])

  // Going back again during a smooth scroll to the restored position would store a wrong position.
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

  useEffect(() => {
    const header = document.querySelector('.site-header')
    const update = () => header?.toggleAttribute('data-scrolled', window.scrollY > HEADER_SCROLL_THRESHOLD)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  // build/finish/script-loader-and-early-clicks.ts waits for it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])

  return null
}

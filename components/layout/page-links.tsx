'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useInsertionEffect, useLayoutEffect } from 'react'
import { afterPaint } from '@/components/motion/after-paint'
import { applyStyles, fetchStyles, keepStyles } from './whole-styles'

/** The logo is not one of the places of the navigation. */
const NAVIGATION = '#site-header a:not([rel="home"])'

/** What Chromium tells about the line; others say nothing. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** The link that an event is about, if it leads to a page of ours in this window. */
function pageLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  // An anchor inside a drawing has no such properties, and is left to the browser.
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  // As components/layout/broken-page.tsx wants its own.
  if ('anew' in link.dataset) return null
  // A place on the same page needs no router. Pages end in a slash, files do not.
  return link.getAttribute('href')?.startsWith('#') || !link.pathname.endsWith('/') ? null : link
}

/**
 * Answers for every link of the site at once. A component for each of them would be hydrated before the page could do
 * anything; until this one is, links work as browsers have them.
 */
export function PageLinks() {
  const router = useRouter()
  const pathname = usePathname()

  useLayoutEffect(keepStyles, [])

  // Not an effect that waits for a paint: a link pressed meanwhile would load its page anew.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // In the bubble phase, and after React's own listener there: whoever prevents a click has done so by now.
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      // A new tab or window, or the file itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = pageLink(event)
      if (!link) return
      event.preventDefault()
      const { href } = link
      void fetchStyles().then(() => router.push(href))
    }
    document.addEventListener('click', onClick, { signal })
    // A click follows some 100 ms later or more.
    const onPointed = (event: Event) => {
      const link = pageLink(event)
      if (!link || link.pathname === window.location.pathname) return
      // A finger presses as it arrives: what shows that comes first.
      afterPaint(() => {
        // The router keeps what it has: asking twice costs nothing.
        router.prefetch(link.pathname)
        void fetchStyles()
      })
    }
    if (!(navigator as WithConnection).connection?.saveData) {
      document.addEventListener('pointerover', onPointed, { signal, passive: true })
      document.addEventListener('focusin', onPointed, { signal })
    }
    return () => controller.abort()
  }, [router])

  // Before anything of the new page is measured, as its place is that a hash names. For the first page nothing was fetched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changes with its path
  useInsertionEffect(applyStyles, [pathname])

  // The header stays while pages change. The page that came first has its marks from scripts/seal/current-links.ts.
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll(NAVIGATION)) {
      if (link.getAttribute('href') === pathname) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [pathname])

  return null
}

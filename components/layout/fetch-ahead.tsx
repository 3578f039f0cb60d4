'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What Chromium tells about the line; others say nothing. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Fetches the page behind a link when a pointer or the focus comes to it: a click follows some 100 ms later or more. */
export function FetchAhead() {
  const router = useRouter()
  useEffect(() => {
    if ((navigator as WithConnection).connection?.saveData) return
    const pointedAt = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      // Pages end in a slash, files do not. The router keeps what it has: asking twice costs nothing.
      if (link.pathname.endsWith('/') && link.pathname !== location.pathname) router.prefetch(link.pathname)
    }
    document.addEventListener('pointerover', pointedAt, { passive: true })
    document.addEventListener('focusin', pointedAt)
    return () => {
      document.removeEventListener('pointerover', pointedAt)
      document.removeEventListener('focusin', pointedAt)
    }
  }, [router])
  return null
}

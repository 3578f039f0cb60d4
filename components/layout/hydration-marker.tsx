'use client'

import { useEffect } from 'react'

/** Sets `data-hydrated` on the document, which build/finish/script-loader-and-early-clicks.ts waits for. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

'use client'

import { useEffect } from 'react'

/** Sets `data-hydrated` on the document, which build/finish/head-script.ts waits for. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

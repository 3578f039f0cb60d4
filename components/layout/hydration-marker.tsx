'use client'

import { useEffect } from 'react'

/** Sets `data-hydrated` on the root element once the page has been hydrated: from then on its controls answer. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

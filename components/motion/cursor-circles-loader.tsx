'use client'

import { useEffect } from 'react'

/** Loads the cursor circles at the first move of a mouse; touch devices never load them. */
export function CursorCirclesLoader() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let stop: (() => void) | undefined
    const onMove = async (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      window.removeEventListener('pointermove', onMove)
      const { startCursor } = await import('./cursor-circles')
      if (!signal.aborted) stop = startCursor()
    }
    window.addEventListener('pointermove', onMove, { passive: true, signal })
    return () => {
      controller.abort()
      stop?.()
    }
  }, [])
  return null
}

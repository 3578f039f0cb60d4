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
      const circles = await import('./cursor-circles').catch(() => undefined)
      if (!signal.aborted) stop = circles?.startCursor()
    }
    window.addEventListener('pointermove', onMove, { passive: true, signal })
    return () => {
      controller.abort()
      stop?.()
    }
  }, [])
  return null
}

'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Whether the visitor asks for little data. A browser that does not say so downloads everything. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return connection instanceof EventTarget && 'saveData' in connection && connection.saveData === true
}

/** What a visitor can put in front of a picture, a cut-out of its size. It is downloaded when the page is idle. */
export function FrontWall({ label, children }: { label: string; children: ReactNode }) {
  const [loaded, setLoaded] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (savesData()) return
    // After a deployment the sheet may be gone; then there is no wall.
    const load = () =>
      import('./front-wall.css').then(
        () => setLoaded(true),
        () => {},
      )
    const timer = window.setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), 1000)
    return () => clearTimeout(timer)
  }, [])
  if (!loaded) return null
  return (
    <div className="front-wall">
      <div className={on ? 'is-on' : undefined}>{children}</div>
      <Button variant="secondary" aria-pressed={on} onClick={() => setOn(!on)}>
        {label}
      </Button>
    </div>
  )
}

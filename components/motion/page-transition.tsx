'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, ViewTransition } from 'react'

/**
 * The old page leaves, then the new one arrives; app/motion.css has the times. Keyed by the path, because a layout stays
 * mounted: only what mounts and unmounts has an entry and an exit.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={usePathname()} enter="page" exit="page" default="none">
      {/* One element: else each section of the page would animate by itself. */}
      <div>{children}</div>
    </ViewTransition>
  )
}

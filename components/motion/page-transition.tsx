'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, ViewTransition } from 'react'

/** Animates page changes with app/motion.css. The key remounts it on navigation, which triggers exit and enter. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition key={usePathname()} enter="page" exit="page" default="none">
      {/* Without this element each section of the page would be animated separately. */}
      <div>{children}</div>
    </ViewTransition>
  )
}

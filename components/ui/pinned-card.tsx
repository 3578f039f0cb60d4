import type { ReactNode } from 'react'
import './pinned-card.css'

/** The classes of a paper card with a pin. */
export const pinnedCard = 'pinned-card always-light relative'

/** The first child of a pinned card. */
export function Pin({ className = '' }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={`no-print absolute top-3 left-1/2 -ml-[0.5625rem] size-[1.125rem] rounded-full border-(--always-ink) border-[1.5px] bg-teal [box-shadow:3px_4px_0_var(--shadow)] ${className}`}
    />
  )
}

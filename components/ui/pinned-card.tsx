import type { ReactNode } from 'react'
import './pinned-card.css'

/** The classes of a paper card with a pin. */
export const pinnedCard = 'pinned-card always-light relative'

/** The first child of a pinned card. */
export function Pin(): ReactNode {
  return <span aria-hidden="true" className="pinned-card-pin no-print" />
}

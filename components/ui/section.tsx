import type { ReactNode } from 'react'

export type Floor = 'paper' | 'sand' | 'sky' | 'teal' | 'marigold' | 'coral' | 'plum' | 'ink' | 'marigold-light'

/** The classes of app/tokens.css. */
const FLOORS: Record<Floor, string> = {
  paper: 'floor-paper',
  sand: 'floor-sand',
  sky: 'floor-sky',
  teal: 'floor-teal',
  marigold: 'floor-marigold',
  coral: 'floor-coral',
  plum: 'floor-plum',
  ink: 'floor-ink',
  'marigold-light': 'floor-marigold always-light',
}

export interface SectionProps {
  floor?: Floor
  id?: string
  /** The id of the heading that names the section: makes it a region landmark. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A section of a page with a background over the full width. */
export function Section({ floor = 'paper', id, labelledBy, className = 'py-20 lg:py-28', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={FLOORS[floor]}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'

/** The backgrounds of app/tokens.css. */
export type Floor = 'paper' | 'sand' | 'sky' | 'teal' | 'marigold' | 'coral' | 'plum' | 'ink'

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
    <section id={id} aria-labelledby={labelledBy} className={`floor-${floor}`}>
      <div className={`wrap ${className}`}>{children}</div>
    </section>
  )
}

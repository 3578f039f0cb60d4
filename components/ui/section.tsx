import type { ReactNode } from 'react'
import type { FloorName } from '@/lib/colours/brand'

export type Floor = FloorName

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

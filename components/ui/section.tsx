import type { ReactNode } from 'react'
import type { FloorName } from '@/lib/colours/brand'

/** `cover` is the colour of a technology, within `.tech`. */
export type Floor = FloorName | 'cover'

export interface SectionProps {
  floor?: Floor
  id?: string
  /** The id of the heading that names the section: makes it a region landmark. */
  labelledBy?: string
  /** The text of that heading; without it the heading is one of the children. */
  title?: string
  size?: 'text-h2' | 'text-h3'
  /** Stands beside the heading, where there is room. */
  lead?: string | false
  className?: string
  children: ReactNode
}

/** A section of a page with a background over the full width. */
export function Section({ floor = 'paper', size = 'text-h2', className = 'py-20 lg:py-28', ...props }: SectionProps) {
  const { id, labelledBy, title, lead, children } = props
  const heading = title ? (
    <h2 id={labelledBy} className={`max-w-[20em] ${size} lg:col-span-7`}>
      {title}
    </h2>
  ) : null
  return (
    <section id={id} aria-labelledby={labelledBy} className={`floor-${floor}`}>
      <div className={`wrap ${className}`}>
        {lead ? (
          <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
            {heading}
            <p className="max-w-[48ch] text-muted lg:col-span-5">{lead}</p>
          </div>
        ) : (
          heading
        )}
        {children}
      </div>
    </section>
  )
}

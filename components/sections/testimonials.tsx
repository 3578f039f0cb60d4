import type { ReactNode } from 'react'

export interface TestimonialEntry {
  id: string
  name: string
  position: string
  quote: string
  portrait: ReactNode
}

/** A scrollable list that reads without scripts. */
export function Testimonials({ entries }: { entries: TestimonialEntry[] }) {
  return (
    <ul className="mt-10 flex snap-x gap-8 overflow-x-auto pb-6">
      {entries.map(({ id, name, position, quote, portrait }) => (
        <li key={id} className="w-[min(30rem,84vw)] shrink-0 snap-start">
          <figure>
            <blockquote className="font-display text-h3">{quote}</blockquote>
            <figcaption className="mt-6 flex items-center gap-4">
              <div className="w-16">{portrait}</div>
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-small text-muted">{position}</p>
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

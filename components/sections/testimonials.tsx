import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel'
import './testimonials.css'

export interface TestimonialEntry {
  id: string
  name: string
  position: string
  quote: string
  portrait: ReactNode
}

const LABELS = {
  region: 'What clients say',
  previous: 'Previous quote',
  next: 'Next quote',
  first: 'This is the first quote',
  last: 'This is the last quote',
  goTo: 'Go to quote {{index}}',
  slide: '{{index}} of {{slidesLength}}',
}

/** Quotes side by side; the first in view is set in ink, its neighbours stand back. */
export function Testimonials({ entries }: { entries: TestimonialEntry[] }) {
  return (
    <Carousel labels={LABELS} className="testimonials mt-10 lg:mt-14">
      {entries.map(({ id, name, position, quote, portrait }) => (
        <li key={id} className="carousel-slide">
          <figure className="testimonial">
            <blockquote className="testimonial-quote">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="testimonial-by">
              <div className="testimonial-portrait">{portrait}</div>
              <div>
                <p className="font-semibold leading-tight">{name}</p>
                <p className="testimonial-position">{position}</p>
              </div>
            </figcaption>
          </figure>
        </li>
      ))}
    </Carousel>
  )
}

import type { ReactNode } from 'react'
import { Carousel } from '@/components/ui/carousel'
import { columns } from '@/components/ui/even-columns'
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

/** Up to this number fits in one row without a carousel. */
const MAX_WITHOUT_CAROUSEL = 2

export function Testimonials({ entries }: { entries: TestimonialEntry[] }) {
  const isGrid = entries.length <= MAX_WITHOUT_CAROUSEL
  const slides = entries.map(({ id, name, position, quote, portrait }) => (
    <li key={id} className={isGrid ? 'flex' : 'carousel-slide'}>
      <figure className="testimonial">
        <blockquote className="testimonial-quote">
          <p>{quote}</p>
        </blockquote>
        <figcaption className="testimonial-author">
          <div className="testimonial-portrait">{portrait}</div>
          <div>
            <p className="font-semibold leading-tight">
              <bdi>{name}</bdi>
            </p>
            <p className="testimonial-position">
              <bdi>{position}</bdi>
            </p>
          </div>
        </figcaption>
      </figure>
    </li>
  ))
  if (isGrid) {
    return (
      <ul
        className="testimonials-grid mt-10 grid gap-6 md:grid-cols-(--columns) lg:mt-14"
        style={columns(slides.length, MAX_WITHOUT_CAROUSEL)}
      >
        {slides}
      </ul>
    )
  }
  return (
    <Carousel labels={LABELS} className="testimonials mt-10 lg:mt-14">
      {slides}
    </Carousel>
  )
}

import { Carousel } from '@/components/ui/carousel'
import { columns } from '@/components/ui/even-columns'
import { fitText } from '@/components/ui/fit-heading'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { initialsOf } from '@/lib/initials'
import './testimonials.css'

export interface TestimonialEntry {
  /** Without one the initials are shown. */
  picture?: PictureProps['picture'] | undefined
  slug: string
  name: string
  position: string
  quote: string
}

/** Up to this number fits in one row without a carousel, whose loop needs one more than it shows. */
const MAX_WITHOUT_CAROUSEL = 3

/** The number of characters that fit at the largest size of a quote. */
const CHARACTERS = 210

export function Testimonials({ entries }: { entries: TestimonialEntry[] }) {
  const isGrid = entries.length <= MAX_WITHOUT_CAROUSEL
  const slides = entries.map(({ slug, name, position, quote, picture }) => (
    <li key={slug} className={isGrid ? 'flex' : 'carousel-slide'}>
      <figure className="testimonial floor-ink">
        <div className="testimonial-portrait">
          {picture ? (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 46vw, 70vw"
              frame={false}
              imageClassName="object-cover"
            />
          ) : (
            <span aria-hidden="true" className="testimonial-initials floor-teal">
              {initialsOf(name)}
            </span>
          )}
        </div>
        <blockquote className="testimonial-quote" style={fitText(quote, CHARACTERS)}>
          <p>{quote}</p>
        </blockquote>
        <figcaption className="testimonial-author">
          <p className="font-semibold leading-tight">
            <bdi>{name}</bdi>
          </p>
          <p className="testimonial-position">
            <bdi>{position}</bdi>
          </p>
        </figcaption>
      </figure>
    </li>
  ))
  if (isGrid) {
    return (
      <ul
        className="testimonials-grid mt-10 grid gap-6 lg:mt-14 lg:grid-cols-(--columns)"
        style={columns(slides.length, MAX_WITHOUT_CAROUSEL)}
      >
        {slides}
      </ul>
    )
  }
  return (
    <Carousel label="What clients say" item="quote" className="testimonials mt-10 lg:mt-14">
      {slides}
    </Carousel>
  )
}

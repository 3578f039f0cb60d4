import { Carousel } from '@/components/ui/carousel'
import { columns } from '@/components/ui/even-columns'
import { fitText } from '@/components/ui/fit-text'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { initialsOf } from '@/lib/initials'
import './testimonials.css'

/** Up to this number fits in one row without a carousel, whose loop needs one more than it shows. */
const MAX_WITHOUT_CAROUSEL = 3

/** The number of characters that fit at the largest size of a quote. */
const CHARACTERS = 210

/** What clients say, with initials in place of a missing portrait. */
export function Testimonials() {
  const { home, testimonials } = content()
  if (testimonials.length === 0 || !home.testimonials) return null
  const isGrid = testimonials.length <= MAX_WITHOUT_CAROUSEL
  const slides = testimonials.map(({ slug, name, position, quote, picture }) => (
    <li key={slug} className={isGrid ? '@container flex' : 'carousel-slide flex'}>
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
            <span
              aria-hidden="true"
              className="floor-teal grid h-full place-items-center py-4 font-bold font-display text-[clamp(2.5rem,5vw,4.5rem)] leading-none"
            >
              {initialsOf(name)}
            </span>
          )}
        </div>
        <blockquote className="testimonial-quote" style={fitText(quote, CHARACTERS)}>
          <p>{quote}</p>
        </blockquote>
        <figcaption className="px-(--padding) pt-8 pb-(--padding)">
          <p className="font-semibold leading-tight">
            <bdi>{name}</bdi>
          </p>
          <p className="mt-1 text-small leading-[1.35] opacity-85">
            <bdi>{position}</bdi>
          </p>
        </figcaption>
      </figure>
    </li>
  ))
  return (
    <Section floor="sand" labelledBy="testimonials-title" title={home.testimonials.title}>
      <p className="mt-4 max-w-[52ch] text-muted">{home.testimonials.lead}</p>
      {isGrid ? (
        <ul
          className="testimonials-grid mt-10 grid gap-6 lg:mt-14 lg:grid-cols-(--columns)"
          style={columns(slides.length, MAX_WITHOUT_CAROUSEL)}
        >
          {slides}
        </ul>
      ) : (
        <Carousel label="What clients say" item="quote" className="testimonials mt-10 lg:mt-14">
          {slides}
        </Carousel>
      )}
    </Section>
  )
}

import { CELL_CLASSES, cellSizes, galleryCells, isWide } from '@/components/sections/gallery-grid'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { fixedWidth, TWO_COLUMNS } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { aspectRatioOf } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'

/** A cut-out has four fifths of the width of a cell of seven columns. */
const SIZES_OF_SEVEN = `(min-width: 86rem) 39rem, (min-width: 64rem) 42vw, ${TWO_COLUMNS}`
const FLOORS = ['floor-sky', 'floor-marigold', 'floor-teal', 'floor-paper', 'floor-coral', 'floor-ink']

export function ServicesGrid() {
  const { services } = content().home
  // Begins with a row of two.
  const cells = galleryCells(services.cards.length, 1)
  return (
    <Section floor="sand" id="services" labelledBy="services-title" title={services.title} lead={services.lead}>
      <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:mt-16 lg:grid-cols-12">
        {services.cards.map((card, index) => {
          const cell = cells[index] ?? 'wide'
          const full = isWide(cell)
          return (
            <li
              key={card.title}
              data-reveal
              className={`${FLOORS[index % FLOORS.length]} ${CELL_CLASSES[cell]} flex flex-col overflow-hidden rounded-picture ${full ? 'lg:flex-row lg:items-stretch' : ''}`}
            >
              <div className={`flex flex-col items-start p-6 lg:p-8 ${full ? 'lg:w-[44%] lg:justify-center' : ''}`}>
                <h3 className="text-h3">{card.title}</h3>
                <p className="mt-3 mb-5 text-muted">{card.text}</p>
                <ArrowLink href={paths.serviceAnchor(card.anchor)} about={card.title}>
                  {services.linkLabel}
                </ArrowLink>
              </div>
              {/* A tall photograph would make its card, and those beside it, higher than the viewport. */}
              <Picture
                picture={card.picture}
                sizes={full ? fixedWidth(34) : cell === 'seven' ? SIZES_OF_SEVEN : cellSizes(cell)}
                maxHeight={full ? '28rem' : aspectRatioOf(card.picture.file) < 0.9 ? '40rem' : undefined}
                className={`data-photograph:mx-6 data-photograph:mb-6 lg:data-photograph:mx-8 lg:data-photograph:mb-8 ${full ? 'data-cut-out:w-full data-cut-out:self-center lg:flex-1 lg:self-end lg:data-cut-out:mx-auto lg:data-photograph:mt-8 lg:data-photograph:ml-auto' : `mt-auto ${cell === 'seven' ? 'lg:data-cut-out:w-[80%] lg:data-cut-out:self-end' : ''}`}`}
              />
            </li>
          )
        })}
      </ul>
      <p className="mt-10">
        <ButtonLink {...services.action} variant="secondary" />
      </p>
    </Section>
  )
}

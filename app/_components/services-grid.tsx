import { type GalleryCell, galleryCells, isWide } from '@/components/sections/gallery-grid'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'

const HALF = '(min-width: 48rem) 45vw, 70vw'

const FULL = { className: 'md:col-span-2 lg:col-span-12', sizes: fixedWidth(34) }
const CELLS: Record<GalleryCell, { className: string; sizes: string }> = {
  wide: FULL,
  'wide-flip': FULL,
  seven: { className: 'lg:col-span-7', sizes: `(min-width: 86rem) 39rem, (min-width: 64rem) 42vw, ${HALF}` },
  five: { className: 'lg:col-span-5', sizes: columnSizes(5, HALF) },
  four: { className: 'lg:col-span-4', sizes: columnSizes(4, HALF) },
  'four-first': { className: 'md:max-lg:col-span-2 lg:col-span-4', sizes: columnSizes(4) },
}

const FLOORS = ['floor-sky', 'floor-marigold', 'floor-teal', 'floor-paper', 'floor-coral', 'floor-ink']

export function ServicesGrid() {
  const { services } = content().home
  // Begins with a row of two.
  const cells = galleryCells(services.cards.length, 1)
  return (
    <Section floor="sand" id="services" labelledBy="services-title">
      <div className="grid gap-6 lg:grid-cols-12 lg:items-end" data-reveal>
        <h2 id="services-title" className="text-h2 lg:col-span-7">
          {services.title}
        </h2>
        <p className="max-w-[52ch] text-lead text-muted lg:col-span-5">{services.lead}</p>
      </div>
      <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:mt-16 lg:grid-cols-12">
        {services.cards.map((card, index) => {
          const cell = cells[index] ?? 'wide'
          const full = isWide(cell)
          return (
            <li
              key={card.title}
              data-reveal
              className={`${FLOORS[index % FLOORS.length]} ${CELLS[cell].className} flex flex-col overflow-hidden rounded-picture ${full ? 'lg:flex-row lg:items-stretch' : ''}`}
            >
              <div className={`flex flex-col items-start p-6 lg:p-8 ${full ? 'lg:w-[44%] lg:justify-center' : ''}`}>
                <h3 className="text-h3">{card.title}</h3>
                <p className="mt-3 mb-5 text-muted">{card.text}</p>
                <ArrowLink href={paths.serviceAnchor(card.anchor)} about={card.title}>
                  {services.linkLabel}
                </ArrowLink>
              </div>
              <Picture
                entry={pictureEntry(card.picture.file)}
                alt={card.picture.alt}
                sizes={CELLS[cell].sizes}
                {...(full ? { maxHeight: '28rem' } : {})}
                className={`data-photograph:mx-6 data-photograph:mb-6 lg:data-photograph:mx-8 lg:data-photograph:mb-8 ${full ? 'data-cut-out:w-full data-cut-out:self-center lg:flex-1 lg:self-end' : `mt-auto ${cell === 'seven' ? 'lg:data-cut-out:w-[80%] lg:data-cut-out:self-end' : ''}`}`}
              />
            </li>
          )
        })}
      </ul>
      <p className="mt-10">
        <ButtonLink href={services.action.href} variant="secondary">
          {services.action.label}
        </ButtonLink>
      </p>
    </Section>
  )
}

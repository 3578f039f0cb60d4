import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { columnSizes, insideSixColumns, SINGLE_COLUMN } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'

const HALF = '(min-width: 48rem) 45vw, 70vw'

type Cut = 'hall' | 'room' | 'closet' | 'landing'

/** How a tile is cut: from 64rem on in twelfths of the page, from 48rem on in halves. */
const CUTS: Record<Cut, { cell: string; sizes: string }> = {
  hall: { cell: 'lg:col-span-7', sizes: insideSixColumns() },
  room: { cell: 'lg:col-span-5', sizes: columnSizes(5, HALF) },
  closet: { cell: 'lg:col-span-4', sizes: columnSizes(4, HALF) },
  landing: { cell: 'lg:col-span-12', sizes: `(min-width: 64rem) 34rem, ${SINGLE_COLUMN}` },
}
const FRONT: Cut[] = ['hall', 'room']
const BACK: Cut[] = ['room', 'hall']
const CLOSETS: Cut[] = ['closet', 'closet', 'closet']

/** The storeys of as many tiles as the index says, from the top: each of them is full. */
const STOREYS: Cut[][] = [
  [],
  ['landing'],
  FRONT,
  [...FRONT, 'landing'],
  [...FRONT, ...BACK],
  [...FRONT, ...CLOSETS],
  [...FRONT, ...CLOSETS, 'landing'],
  [...FRONT, ...CLOSETS, ...BACK],
  [...FRONT, ...CLOSETS, ...BACK, 'landing'],
  [...FRONT, ...CLOSETS, 'landing', ...CLOSETS],
]

/** Each tile has its own ground; the seventh begins again. */
const FLOORS = ['floor-sky', 'floor-marigold', 'floor-teal', 'floor-paper', 'floor-coral', 'floor-ink']

/** Which tiles take both halves: the first and the landings, and what is left between them without a neighbour. */
function aloneInHalves(cuts: readonly Cut[]): boolean[] {
  const whole = cuts.map((cut, index) => index === 0 || cut === 'landing')
  let open = false
  return cuts.map((_, index) => {
    if (whole[index]) {
      open = false
      return true
    }
    const last = whole[index + 1] ?? true
    open = !open
    return open && last
  })
}

export function ServicesGrid() {
  const { services } = content().home
  const cuts = STOREYS[services.cards.length] ?? []
  const alone = aloneInHalves(cuts)
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
          const cut = cuts[index] ?? 'landing'
          const wide = cut === 'landing'
          return (
            <li
              key={card.title}
              data-reveal
              className={`${FLOORS[index % FLOORS.length]} ${CUTS[cut].cell} ${alone[index] ? 'md:max-lg:col-span-2' : ''} flex flex-col overflow-hidden rounded-picture ${wide ? 'lg:flex-row lg:items-stretch' : ''}`}
            >
              <div className={`flex flex-col items-start p-6 lg:p-8 ${wide ? 'lg:w-[44%] lg:justify-center' : ''}`}>
                <h3 className="text-h3">{card.title}</h3>
                <p className="mt-3 mb-4 text-muted">{card.text}</p>
                <ArrowLink href={paths.serviceAnchor(card.anchor)} about={card.title}>
                  {services.linkLabel}
                </ArrowLink>
              </div>
              <Picture
                entry={pictureEntry(card.picture.file)}
                alt={card.picture.alt}
                sizes={CUTS[cut].sizes}
                className={wide ? 'lg:flex-1' : `mt-auto ${cut === 'hall' ? 'lg:w-[80%] lg:self-end' : ''}`}
                imageClassName={wide ? 'lg:max-h-[28rem] object-contain' : ''}
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

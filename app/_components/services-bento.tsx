import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { ALONE, columnSizes, insideSixColumns } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'

const HALF = '(min-width: 48rem) 45vw, 70vw'

/** Each tile has its own ground and its own cut: a hall, four rooms, and a landing across the house. */
const TILES = [
  {
    floor: 'floor-sky',
    cell: 'md:col-span-2 lg:col-span-7',
    wide: false,
    sizes: insideSixColumns(),
  },
  { floor: 'floor-marigold', cell: 'lg:col-span-5', wide: false, sizes: columnSizes(5, HALF) },
  { floor: 'floor-teal', cell: 'lg:col-span-4', wide: false, sizes: columnSizes(4, HALF) },
  { floor: 'floor-paper', cell: 'lg:col-span-4', wide: false, sizes: columnSizes(4, HALF) },
  { floor: 'floor-coral', cell: 'lg:col-span-4', wide: false, sizes: columnSizes(4, HALF) },
  {
    floor: 'floor-ink',
    cell: 'lg:col-span-12',
    wide: true,
    sizes: `(min-width: 64rem) 34rem, ${ALONE}`,
  },
] as const

export function ServicesBento() {
  const { services } = content().home
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
          const tile = TILES[index] ?? TILES[0]
          return (
            <li
              key={card.title}
              data-reveal
              className={`${tile.floor} ${tile.cell} flex flex-col overflow-hidden rounded-picture ${tile.wide ? 'md:col-span-2 lg:flex-row lg:items-stretch' : ''}`}
            >
              <div
                className={`flex flex-col items-start p-6 lg:p-8 ${tile.wide ? 'lg:w-[44%] lg:justify-center' : ''}`}
              >
                <h3 className="text-h3">{card.title}</h3>
                <p className="mt-3 mb-4 text-muted">{card.text}</p>
                <ArrowLink href={paths.serviceAnchor(card.anchor)} about={card.title}>
                  {services.linkLabel}
                </ArrowLink>
              </div>
              <Picture
                entry={pictureEntry(card.picture.file)}
                alt={card.picture.alt}
                sizes={tile.sizes}
                className={tile.wide ? 'lg:flex-1' : `mt-auto ${index === 0 ? 'lg:w-[80%] lg:self-end' : ''}`}
                imageClassName={tile.wide ? 'lg:max-h-[28rem] object-contain' : ''}
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

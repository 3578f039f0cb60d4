import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { columnSizes, fixedWidth, INSIDE_SIX_COLUMNS } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'

const HALF = '(min-width: 48rem) 45vw, 70vw'

/** Columns of twelve, from 64rem. */
type Span = 7 | 5 | 4 | 12

const CELLS: Record<Span, { className: string; sizes: string }> = {
  7: { className: 'lg:col-span-7', sizes: INSIDE_SIX_COLUMNS },
  5: { className: 'lg:col-span-5', sizes: columnSizes(5, HALF) },
  4: { className: 'lg:col-span-4', sizes: columnSizes(4, HALF) },
  12: { className: 'lg:col-span-12', sizes: fixedWidth(34) },
}
const WIDE_NARROW: Span[] = [7, 5]
const NARROW_WIDE: Span[] = [5, 7]
const THREE: Span[] = [4, 4, 4]

/** Spans that make full rows, by the number of cards. */
const SPANS: Span[][] = [
  [],
  [12],
  WIDE_NARROW,
  [...WIDE_NARROW, 12],
  [...WIDE_NARROW, ...NARROW_WIDE],
  [...WIDE_NARROW, ...THREE],
  [...WIDE_NARROW, ...THREE, 12],
  [...WIDE_NARROW, ...THREE, ...NARROW_WIDE],
  [...WIDE_NARROW, ...THREE, ...NARROW_WIDE, 12],
  [...WIDE_NARROW, ...THREE, 12, ...THREE],
]

const FLOORS = ['floor-sky', 'floor-marigold', 'floor-teal', 'floor-paper', 'floor-coral', 'floor-ink']

/** Which cards span both columns from 48 to 64rem: the first, those of full width, and those left without a neighbour. */
function spansBothColumns(spans: readonly Span[]): boolean[] {
  const full = spans.map((span, index) => index === 0 || span === 12)
  let isFirstColumn = false
  return spans.map((_, index) => {
    if (full[index]) {
      isFirstColumn = false
      return true
    }
    isFirstColumn = !isFirstColumn
    return isFirstColumn && (full[index + 1] ?? true)
  })
}

export function ServicesGrid() {
  const { services } = content().home
  const spans = SPANS[services.cards.length] ?? []
  const bothColumns = spansBothColumns(spans)
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
          const span = spans[index] ?? 12
          const full = span === 12
          return (
            <li
              key={card.title}
              data-reveal
              className={`${FLOORS[index % FLOORS.length]} ${CELLS[span].className} ${bothColumns[index] ? 'md:max-lg:col-span-2' : ''} flex flex-col overflow-hidden rounded-picture ${full ? 'lg:flex-row lg:items-stretch' : ''}`}
            >
              <div className={`flex flex-col items-start p-6 lg:p-8 ${full ? 'lg:w-[44%] lg:justify-center' : ''}`}>
                <h3 className="text-h3">{card.title}</h3>
                <p className="mt-3 mb-4 text-muted">{card.text}</p>
                <ArrowLink href={paths.serviceAnchor(card.anchor)} about={card.title}>
                  {services.linkLabel}
                </ArrowLink>
              </div>
              <Picture
                entry={pictureEntry(card.picture.file)}
                alt={card.picture.alt}
                sizes={CELLS[span].sizes}
                {...(full ? { maxHeight: '28rem' } : {})}
                className={`data-photograph:mx-6 data-photograph:mb-6 lg:data-photograph:mx-8 lg:data-photograph:mb-8 ${full ? 'data-cut-out:w-full data-cut-out:self-center lg:flex-1 lg:self-end' : `mt-auto ${span === 7 ? 'lg:data-cut-out:w-[80%] lg:data-cut-out:self-end' : ''}`}`}
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

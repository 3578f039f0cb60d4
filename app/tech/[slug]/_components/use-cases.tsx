import { growingColumns } from '@/components/ui/even-columns'
import { fitWords } from '@/components/ui/fit-text'
import { Section } from '@/components/ui/section'
import type { TechnologyEntry } from '@/lib/content'
import { TechnologySymbol } from './technology-symbol'

/** The parts of a figure; of "1 code base", "code base" is in the group of words. */
const PARTS = /(\p{L}+(?:\s+\p{L}+)*)|\P{L}+/gu

/** Shows the words of a figure smaller than its digits. A figure without digits has one size. */
function Figure({ figure }: { figure: string }) {
  if (!/\d/.test(figure)) return figure
  return [...figure.matchAll(PARTS)].map(({ 0: part, 1: words, index }) =>
    words ? (
      <span key={index} className="text-[0.4em]">
        {words}
      </span>
    ) : (
      part
    ),
  )
}

/** The figure as one word, with fewer letters where Figure makes them smaller: it has to fit into one line. */
const asOneWord = (figure: string) =>
  figure
    .replace(PARTS, (part, words) => (words && /\d/.test(figure) ? 'n'.repeat(Math.ceil(part.length * 0.4)) : part))
    .replace(/\s/g, 'i')

/** One service on the cover colour over the full width, the others in columns below it. */
export function UseCases({ technology }: { technology: TechnologyEntry }) {
  const { title: heading, cards } = technology.services
  const large = cards.find(({ figure }) => figure) ?? cards[0]
  const others = cards.filter((card) => card !== large)
  return (
    <Section labelledBy="services-title" title={heading}>
      <ul
        className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-14 lg:flex lg:flex-wrap lg:gap-y-14"
        style={growingColumns(others.length, 3)}
      >
        {large ? (
          <li
            data-reveal
            className="tech-on-cover tech-cover col-span-full grid items-center gap-6 rounded-picture p-6 lg:w-full lg:grid-cols-2 lg:p-10"
          >
            {large.figure ? (
              <p
                className="font-bold font-display leading-[0.9] dark:text-(--tech) text-fit-[clamp(4.5rem,13vw,11rem)]"
                style={fitWords(asOneWord(large.figure), 5)}
              >
                <Figure figure={large.figure} />
              </p>
            ) : (
              <TechnologySymbol technology={technology} className="size-24 lg:size-40" />
            )}
            <div>
              <h3 className="text-h3">{large.title}</h3>
              <p className="mt-3 max-w-[52ch] text-muted">{large.text}</p>
            </div>
          </li>
        ) : null}
        {others.map(({ title, text }) => (
          <li
            key={title}
            data-reveal
            className="border-(--tech) border-t-[1.5px] pt-4 md:max-lg:last:even:col-span-full lg:grow lg:basis-(--basis)"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { Section } from '@/components/ui/section'
import { ToolIcon } from '@/components/ui/tool-icon'
import type { TechnologyEntry } from '@/lib/content'

const SPANS = ['md:col-span-2', 'md:row-span-1', 'md:row-span-2', 'md:row-span-3']

export function UseCases({ services, tool }: Pick<TechnologyEntry, 'services' | 'tool'>) {
  const { title: heading, figure, cards } = services
  // The rows of the first card: two other cards are beside it, or three if the number of cards is even.
  const span = SPANS[Math.min(cards.length - 1, cards.length % 2 === 0 ? 3 : 2)]
  return (
    <Section labelledBy="services-title">
      <h2 id="services-title" className="max-w-[14em] text-h2">
        {heading}
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:mt-14 lg:grid-cols-[7fr_6fr] lg:gap-x-16 lg:gap-y-14">
        {cards.map(({ title, text }, index) =>
          index === 0 ? (
            <li
              key={title}
              data-reveal
              className={`tech-on-cover tech-cover flex flex-col justify-between gap-14 p-6 lg:p-10 ${span}`}
            >
              {figure ? (
                <p className="tech-figure-large font-bold font-display text-[clamp(3.25rem,6.5vw,6rem)] leading-[0.9] tracking-[-0.05em]">
                  {figure}
                </p>
              ) : (
                <ToolIcon id={tool} className="size-24 lg:size-40" />
              )}
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
              </div>
            </li>
          ) : (
            <li key={title} data-reveal>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-[52ch] text-muted">{text}</p>
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}

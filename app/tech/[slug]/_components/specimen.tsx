import { Section } from '@/components/ui/section'
import type { TechnologyEntry } from '@/lib/content'

/** What we do with it, as a sheet of numbered entries between rules. */
export function Specimen({ services }: Pick<TechnologyEntry, 'services'>) {
  return (
    <Section labelledBy="services-title" className="pt-40 pb-20 lg:pt-48 lg:pb-28">
      <h2 id="services-title" className="max-w-[14em] text-h2">
        {services.title}
      </h2>
      <ol className="mt-12 border-line-strong border-b-[1.5px]">
        {services.cards.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            className="grid grid-cols-[3.5rem_1fr] items-baseline gap-y-2 border-line-strong border-t-[1.5px] py-6 lg:grid-cols-12 lg:gap-x-6 lg:py-8"
          >
            <span aria-hidden="true" className="tech-ink tabular font-bold font-display text-h3 lg:col-span-1">
              {index + 1}
            </span>
            <h3 className="text-h3 lg:col-span-5">{title}</h3>
            <p className="col-start-2 max-w-[62ch] text-muted lg:col-span-6 lg:col-start-7">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

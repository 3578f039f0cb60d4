import { Section } from '@/components/ui/section'
import type { TechnologyEntry } from '@/lib/content'

/** What we do with it, as a sheet of entries between rules. */
export function Specimen({ services }: Pick<TechnologyEntry, 'services'>) {
  return (
    <Section labelledBy="services-title" className="pt-40 pb-20 lg:pt-48 lg:pb-28">
      <h2 id="services-title" className="max-w-[14em] text-h2">
        {services.title}
      </h2>
      <ul className="mt-12 border-line-strong border-b-[1.5px]">
        {services.cards.map(({ title, text }) => (
          <li
            key={title}
            data-reveal
            className="grid items-baseline gap-y-2 border-line-strong border-t-[1.5px] py-6 lg:grid-cols-12 lg:gap-x-6 lg:py-8"
          >
            <h3 className="text-h3 lg:col-span-6">{title}</h3>
            <p className="max-w-[62ch] text-muted lg:col-span-6 lg:col-start-7">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

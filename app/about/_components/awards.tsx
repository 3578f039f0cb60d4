import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

export function Awards() {
  const { awards } = content().about
  if (!awards?.items.length) return null
  return (
    <Section floor="ink" labelledBy="awards-title" title={awards.title}>
      <ul className="mt-10 lg:mt-14">
        {awards.items.map((award) => (
          <li
            key={`${award.title} ${award.year}`}
            data-reveal
            className="grid gap-x-6 gap-y-2 border-line border-t-[1.5px] py-6 sm:grid-cols-[6rem_1fr] lg:grid-cols-12 lg:py-8"
          >
            <p className="tabular font-display text-h3 text-marigold lg:col-span-2">{award.year}</p>
            <div className="lg:col-span-5">
              <h3 className="text-h3">{award.title}</h3>
              <p className="label mt-2">{award.body}</p>
            </div>
            <p className="max-w-[52ch] text-muted sm:col-start-2 lg:col-span-5 lg:col-start-8">{award.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** Three sheets of different lengths, hung side by side. */
const SHEETS = ['floor-sky', 'floor-coral lg:mt-16', 'floor-ink lg:mt-6'] as const

export function Benefits() {
  const { title, cards } = content().careers.benefits
  return (
    <Section floor="sand" labelledBy="benefits-title">
      <h2 id="benefits-title" className="text-h2" data-reveal>
        {title}
      </h2>
      <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3 lg:items-start">
        {cards.map((card, index) => (
          <div
            key={card.title}
            data-reveal
            style={{ '--stagger': index }}
            className={`${SHEETS[index]} rounded-picture p-6 sm:p-8`}
          >
            <h3 className="max-w-[9em] text-[clamp(1.875rem,1.6vw+1.25rem,2.75rem)] leading-none lg:min-h-[2em]">
              {card.title}
            </h3>
            <ul className="mt-8">
              {card.items.map((item) => (
                <li key={item} className="border-line-strong border-t-[1.5px] py-4 leading-snug last:pb-0">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

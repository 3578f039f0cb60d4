import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

/** A rate card: what each benefit is, a dotted leader, and how much of it there is. */
export function Benefits() {
  const { title, cards } = content().careers.benefits
  if (cards.length === 0) return null
  return (
    <Section floor="sand" labelledBy="benefits-title">
      <div className="rounded-control border-[1.5px] border-line-strong bg-surface p-1.5 shadow-[10px_10px_0_var(--line)]">
        <div className="border-[1.5px] border-line-strong px-5 pt-8 pb-4 sm:px-10 lg:px-14 lg:pt-14 lg:pb-8">
          <h2 id="benefits-title" className="text-h2" data-reveal>
            {title}
          </h2>
          {cards.map((card) => (
            <div
              key={card.title}
              className="mt-10 grid gap-x-6 border-line-strong border-t-[1.5px] pt-5 lg:mt-14 lg:grid-cols-12 lg:pt-6"
              data-reveal
            >
              <h3 className="max-w-[9em] pb-3 text-h3 max-lg:max-w-none lg:col-span-4">{card.title}</h3>
              <ul className="lg:col-span-8">
                {card.items.map(({ text, amount }) => (
                  <li key={text} className="items-end gap-x-3 py-3 leading-snug sm:flex">
                    <span className="max-sm:block sm:max-w-[44ch]">{text}</span>
                    <span className="flex grow items-end justify-end gap-x-3 max-sm:mt-2">
                      <span
                        aria-hidden
                        className="mb-[0.3em] min-w-8 grow border-line-strong border-b-[3px] border-dotted"
                      />
                      {amount ? (
                        <strong className="tabular font-display text-h3 leading-[0.9] sm:whitespace-nowrap">
                          {amount}
                        </strong>
                      ) : (
                        <span className="label leading-[1.2]">included</span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}

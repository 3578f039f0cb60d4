import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

const LEADER = 'border-line-strong border-b-[3px] border-dotted'

/** A rate card: what each benefit is, a dotted leader, and how much of it there is. */
export function Benefits() {
  const { careers, labels } = content()
  if (!careers.benefits?.cards.length) return null
  const { title, cards } = careers.benefits
  return (
    <Section floor="sand" labelledBy="benefits-title">
      <div className="floor-paper always-light bg-surface under-lamp rounded-control border-[1.5px] border-line-strong p-3 [box-shadow:10px_10px_0_var(--shadow)]">
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
              <h3 className="max-w-[9em] pb-4 text-h3 max-lg:max-w-none lg:col-span-4">{card.title}</h3>
              <ul className="lg:col-span-8">
                {card.items.map(({ text, amount }) => (
                  <li
                    key={text}
                    className="grid items-baseline-last gap-x-3 gap-y-2 py-3 leading-snug sm:grid-cols-[minmax(0,1fr)_auto]"
                  >
                    {/* The leader begins after the last word, and is cut off at the end of the line. */}
                    <span className="overflow-x-clip text-wrap">
                      {text}
                      <span aria-hidden className={`-mr-[100%] ml-3 inline-block w-full max-sm:hidden ${LEADER}`} />
                    </span>
                    <strong className="tabular flex items-baseline gap-x-3 font-display text-h3 leading-[0.9] sm:whitespace-nowrap">
                      <span aria-hidden className={`grow sm:hidden ${LEADER}`} />
                      {amount ?? labels.job.included}
                    </strong>
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

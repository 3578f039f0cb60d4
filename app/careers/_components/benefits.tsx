import { columns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'

const CARD_FLOORS = ['floor-sky', 'floor-coral', 'floor-ink', 'floor-marigold', 'floor-teal', 'floor-paper'] as const

export function Benefits() {
  const { title, cards } = content().careers.benefits
  if (cards.length === 0) return null
  return (
    <Section floor="sand" labelledBy="benefits-title">
      <h2 id="benefits-title" className="text-h2" data-reveal>
        {title}
      </h2>
      <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-(--columns)" style={columns(cards.length, 3)}>
        {cards.map((card, index) => (
          <div
            key={card.title}
            data-reveal
            className={`${CARD_FLOORS[index]} rounded-picture p-6 sm:p-8 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0`}
          >
            <h3 className="text-h3">{card.title}</h3>
            <ul className="mt-6 lg:mt-8">
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

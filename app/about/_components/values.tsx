import { columns } from '@/components/ui/even-columns'
import { content } from '@/lib/content'
import './values.css'

const FLOORS = ['floor-marigold', 'floor-sky', 'floor-sand']

/** A house: the heading is its roof, each value a room. It stands on the section below. */
export function Values() {
  const { title, items } = content().about.values
  if (items.length === 0) return null
  return (
    <section aria-labelledby="values-title" className="floor-paper">
      <div className="wrap pt-24 lg:pt-36">
        <div className="values-house" data-reveal>
          <div className="values-roof floor-plum">
            <h2 id="values-title" className="text-h2">
              {title}
            </h2>
          </div>
          <ul className="values-rooms grid lg:grid-cols-(--columns)" style={columns(items.length, 3)}>
            {items.map((item, index) => (
              <li key={item.title} className={`values-room always-light ${FLOORS[index % FLOORS.length]}`}>
                <h3 className="text-h3">{item.title}</h3>
                <p className="mt-3 max-w-[52ch] text-muted">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

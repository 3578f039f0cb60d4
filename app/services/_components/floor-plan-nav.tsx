import type { CSSProperties } from 'react'
import { columns, evenColumns } from '@/components/ui/even-columns'
import { content } from '@/lib/content'
import { PlanDoor, PlanSymbol } from './floor-plan-symbols'

/** Where the doors are, by the room's place in the list; the plan itself is drawn in services.css. The fourth room has none in two columns. */
const DOORS = [
  { to: 'right', className: 'bottom-5' },
  { to: 'down', className: 'left-8' },
  { to: 'down', className: 'left-6' },
  { to: 'right', className: 'bottom-6 max-lg:hidden' },
  { to: 'right', className: 'bottom-8' },
  { to: 'down', className: 'left-6' },
] as const

/** In the outer wall: a long window above, two at the right, one at the left, one below. */
const WINDOWS = ['plan-window-1', 'plan-window-2', 'plan-window-3', 'plan-window-4', 'plan-window-5']

/** The plan that is drawn; any other number of rooms has walls of equal distance. */
const DRAWN = 6

/** The services as the rooms of a floor, seen from above: the index of the page. */
const planOf = (count: number): CSSProperties => {
  const across = evenColumns(count, 3)
  return {
    ...columns(count, 3),
    '--last': `span ${across - ((count - 1) % across)}`,
    '--last-of-two': `span ${2 - ((count - 1) % 2)}`,
  }
}

export function FloorPlanNav({ label }: { label: string }) {
  const { services } = content()
  const count = services.length
  const drawn = count === DRAWN
  return (
    <nav aria-label={label} className={`floor-plan ${drawn ? 'plan-drawn' : ''}`}>
      <ol style={planOf(count)}>
        {services.map(({ slug, name, floor }, index) => {
          const door = drawn ? DOORS[index] : undefined
          return (
            <li key={slug} className={`floor-${floor} plan-room`}>
              <a href={`#${slug}`} className="plan-link">
                <span className="plan-name">
                  {name}
                  <span className="sr-only">, further down</span>
                </span>
                <PlanSymbol room={slug} className="plan-symbol" />
              </a>
              {door ? <PlanDoor to={door.to} className={door.className} /> : null}
            </li>
          )
        })}
      </ol>
      {WINDOWS.map((place) => (
        <span key={place} aria-hidden="true" className={`plan-window ${place}`} />
      ))}
    </nav>
  )
}

import type { CSSProperties } from 'react'
import { columns, evenColumns } from '@/components/ui/even-columns'
import { content } from '@/lib/content'
import { PlanDoor, PlanSymbol } from './floor-plan-symbols'
import './floor-plan-nav.css'

/** The door of each room, for the plan of six rooms in floor-plan-nav.css. */
const ROOM_DOORS = [
  { to: 'right', className: 'bottom-5' },
  { to: 'down', className: 'left-8' },
  { to: 'down', className: 'left-6' },
  { to: 'right', className: 'bottom-6 max-lg:hidden' },
  { to: 'right', className: 'bottom-8' },
  { to: 'down', className: 'left-6' },
] as const

const WINDOWS = ['plan-window-1', 'plan-window-2', 'plan-window-3', 'plan-window-4', 'plan-window-5']

/** The number of rooms that has a plan and doors of its own; other numbers are an even grid. */
const PLAN_ROOMS = 6

const gridStyle = (count: number): CSSProperties => {
  const columnCount = evenColumns(count, 3)
  return {
    ...columns(count, 3),
    '--last': `span ${columnCount - ((count - 1) % columnCount)}`,
    '--last-of-two': `span ${2 - ((count - 1) % 2)}`,
  }
}

/** Links to the sections of the page, drawn as a floor plan with a room for each service. */
export function FloorPlanNav({ label }: { label: string }) {
  const { services } = content()
  const count = services.length
  const hasPlan = count === PLAN_ROOMS
  return (
    <nav aria-label={label} className={`floor-plan ${hasPlan ? 'plan-six' : ''}`}>
      <ol style={gridStyle(count)}>
        {services.map(({ slug, name, floor }, index) => {
          const door = hasPlan ? ROOM_DOORS[index] : undefined
          return (
            <li key={slug} className={`floor-${floor} plan-room`}>
              <a href={`#${slug}`} className="plan-link">
                <span className="plan-name">
                  {name}
                  <span className="sr-only">, further down</span>
                </span>
                <span className="plan-symbol">
                  <PlanSymbol room={slug} className="w-full" />
                </span>
              </a>
              {door ? <PlanDoor to={door.to} className={door.className} /> : null}
            </li>
          )
        })}
      </ol>
      {WINDOWS.map((className) => (
        <span key={className} aria-hidden="true" className={`plan-window ${className}`} />
      ))}
    </nav>
  )
}

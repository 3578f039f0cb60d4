import type { CSSProperties } from 'react'
import { evenColumns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import type { TechnologyEntry } from '@/lib/content'
import { boxOf, ITEM_DRAWINGS } from './why-item-drawings'
import { LIST_DRAWINGS, TILES } from './why-list-drawings'
import './why.css'
import './why-boxes.css'
import './why-cards.css'
import './why-frames.css'
import './why-rows.css'

type Layout = TechnologyEntry['why']['layout']

/** The backgrounds of the points, in turn; without one it is that of the section. */
const ITEM_FLOORS: Partial<Record<Layout, string[]>> = {
  belt: ['floor-paper always-light'],
  bricks: ['floor-coral always-light', 'floor-coral', 'floor-coral', 'floor-coral always-light'],
  drawers: ['floor-plum', 'floor-teal', 'floor-marigold', 'tech-on-cover tech-cover'],
  frames: ['floor-paper always-light'],
  keys: ['floor-paper always-light lamplit'],
  phones: ['floor-paper always-light'],
}

const BOX_FLOORS = { round: 'floor-teal', square: 'floor-paper' }

/** The background of the drawing around all points. */
const LIST_FLOORS: Partial<Record<Layout, string>> = {
  bricks: 'floor-coral',
  notebook: 'floor-paper always-light under-lamp',
}

function floorOf(layout: Layout, index: number, count: number): string {
  if (layout === 'letterboxes') return BOX_FLOORS[boxOf(index, count)]
  const floors = ITEM_FLOORS[layout] ?? ['']
  return floors[index % floors.length] ?? ''
}

/** The points within a drawing that matches the picture of the hero; those in frames have no numbers. */
export function Why({ why }: Pick<TechnologyEntry, 'why'>) {
  const { layout, points, title } = why
  const List = layout === 'frames' ? 'ul' : 'ol'
  const count = points.length
  const style = {
    '--in-two': evenColumns(count, 2),
    '--in-four': evenColumns(count, 4),
    '--half': Math.ceil(count / 2),
  } as CSSProperties
  return (
    <Section floor="sand" labelledBy="why-title">
      <h2 id="why-title" className="max-w-[14em] text-h2">
        {title}
      </h2>
      <div className={`why why-${layout}`} style={style}>
        {LIST_DRAWINGS[layout]?.(points)}
        <List className={`why-list ${LIST_FLOORS[layout] ?? ''}`}>
          {points.map((point, index) => (
            <li
              key={point.title}
              className={`why-point ${floorOf(layout, index, count)}`}
              data-tile={layout === 'tiles' ? TILES[index % TILES.length] : undefined}
            >
              {ITEM_DRAWINGS[layout]?.(index, count)}
              <h3 className="text-h3">{point.title}</h3>
              <p className="why-text text-muted">{point.text}</p>
            </li>
          ))}
        </List>
      </div>
    </Section>
  )
}

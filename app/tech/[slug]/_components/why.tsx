import type { CSSProperties } from 'react'
import { evenColumns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import type { TechnologyEntry } from '@/lib/content'
import { ITEM_DRAWINGS, LIST_DRAWINGS } from './why-drawings'
import './why.css'
import './why-rows.css'

type Layout = TechnologyEntry['why']['layout']

/** The backgrounds of the points, in turn; without one it is that of the section. */
const ITEM_FLOORS: Partial<Record<Layout, string[]>> = {
  belt: ['floor-paper'],
  drawers: ['floor-plum', 'floor-teal', 'floor-marigold', 'tech-on-cover tech-cover'],
  keys: ['floor-paper'],
  phones: ['floor-paper'],
}

/** The background of the drawing around all points. */
const LIST_FLOORS: Partial<Record<Layout, string>> = {
  bricks: 'floor-coral bg-transparent',
  letterboxes: 'floor-teal bg-transparent',
  notebook: 'floor-paper',
}

/** The points within a drawing that matches the picture of the hero: numbered, or centred in frames. */
export function Why({ why }: Pick<TechnologyEntry, 'why'>) {
  const { layout, points, title } = why
  const List = layout === 'frames' ? 'ul' : 'ol'
  const floors = ITEM_FLOORS[layout] ?? ['']
  const style = {
    '--in-two': evenColumns(points.length, 2),
    '--in-four': evenColumns(points.length, 4),
  } as CSSProperties
  return (
    <Section floor="sand" labelledBy="why-title">
      <h2 id="why-title" className={layout === 'frames' ? 'text-center text-h2' : 'max-w-[14em] text-h2'}>
        {title}
      </h2>
      <div className={`why why-${layout}`} style={style}>
        {LIST_DRAWINGS[layout]}
        <List className={`why-list ${LIST_FLOORS[layout] ?? ''}`}>
          {points.map((point, index) => (
            <li key={point.title} className={`why-point ${floors[index % floors.length]}`}>
              {ITEM_DRAWINGS[layout]}
              <h3 className="text-h3">{point.title}</h3>
              <p className="why-text text-muted">{point.text}</p>
            </li>
          ))}
        </List>
      </div>
    </Section>
  )
}

import type { CSSProperties } from 'react'
import type { IncludedLayoutProps } from './layout-props'
import { TableObjects, TableSeat } from './table-drawings'
import './table.css'

/** More cards than this are in one column, with the seats beside it. */
const MAX_IN_ROWS = 6

/** The points as place cards on a table seen from above, with one of yours and one of ours at each. */
export function TableLayout({ intro, heading, points }: IncludedLayoutProps) {
  const perRow = points.length <= MAX_IN_ROWS ? Math.ceil(points.length / 2) : 0
  return (
    <>
      {intro}
      <div className="table-head">
        {heading}
        <p className="table-legend" aria-hidden="true">
          <span className="table-yours">Your people</span>
          <span className="table-ours">Ours</span>
        </p>
      </div>
      <div className={`table-room ${perRow ? 'table-in-rows' : ''}`} style={{ '--per-row': perRow } as CSSProperties}>
        <TableObjects />
        <ul className="table-cards">
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              className="table-card floor-paper always-light lamplit"
              data-side={perRow && index >= perRow ? 'far' : 'near'}
            >
              <TableSeat isMirrored={index % 2 === 1} />
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 text-muted text-small">{text}</p>
            </li>
          ))}
        </ul>
        {points.length % 2 === 1 ? (
          <div className="table-free" aria-hidden="true">
            <TableSeat isFree />
            Free
          </div>
        ) : null}
      </div>
    </>
  )
}

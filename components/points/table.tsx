import { Picture, type PictureProps } from '@/components/ui/picture'
import { columnSizes, fixedWidth } from '@/components/ui/picture-sizes'
import type { ArrangementProps } from './arrangement-props'
import { PointText } from './point-text'

/** More places than this are in columns, with the seats at their sides, as they are on small screens. */
const MAX_IN_TWO_ROWS = 8

/** The points as place cards on a table seen from above, with a free place behind the last. */
export function TablePoints({ points, heading, intro, numbered, List }: ArrangementProps<'table'>) {
  const { groups, seats, freeSeat, free, objects, items } = points
  const places = items.length + 1
  const perRow = Math.ceil(places / 2)
  const inRows = places <= MAX_IN_TWO_ROWS
  return (
    <>
      {intro}
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        {heading}
        <ul aria-hidden="true" className="flex flex-wrap gap-6 font-semibold">
          {groups.map(({ name, person }) => (
            <li key={name} className="flex items-center gap-2">
              <div className="w-4">
                <Picture picture={person} sizes={fixedWidth(1)} />
              </div>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={`table-top ${inRows ? 'table-rows' : ''}`} style={{ '--per-row': perRow }}>
        <div className="table-objects">
          <Picture picture={objects} sizes={columnSizes(8)} />
        </div>
        <List className="table-places grid">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className="table-place table-card floor-paper always-light"
              data-row={index < perRow ? 'first' : 'second'}
            >
              <Seat picture={seats[index % seats.length] ?? freeSeat} />
              <PointText title={title} text={text} number={numbered ? index + 1 : undefined} />
            </li>
          ))}
          <li aria-hidden="true" className="table-place table-free grid place-items-center" data-row="second">
            <Seat picture={freeSeat} />
            {free}
          </li>
        </List>
      </div>
    </>
  )
}

function Seat({ picture }: Pick<PictureProps, 'picture'>) {
  return (
    <div className="table-seat">
      <Picture picture={picture} sizes={fixedWidth(13.75)} />
    </div>
  )
}

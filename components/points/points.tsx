import type { ReactNode } from 'react'
import { Section, type SectionProps } from '@/components/ui/section'
import type { Points as PointsData } from '@/lib/content/types'
import { pointsSheetHref } from '@/lib/points-sheets'
import type { ArrangementProps, PointsKind } from './arrangement-props'
import { BeforeAfterPoints } from './before-after'
import { NotebookPoints } from './notebook'
import { PhonePoints } from './phone'
import { PicturePoints } from './picture'
import { PinsPoints } from './pins'
import { PlainPoints } from './plain'
import { SearchPoints } from './search'
import { TablePoints } from './table'
import { WindowPoints } from './window'

const ARRANGEMENTS: { [Kind in PointsKind]: (props: ArrangementProps<Kind>) => ReactNode } = {
  plain: PlainPoints,
  picture: PicturePoints,
  pins: PinsPoints,
  window: WindowPoints,
  notebook: NotebookPoints,
  phone: PhonePoints,
  search: SearchPoints,
  'before-after': BeforeAfterPoints,
  table: TablePoints,
}

/** Calls the arrangement of a kind; being generic, it keeps kind and points of one type. */
function arrange<Kind extends PointsKind>(kind: Kind, props: ArrangementProps<Kind>): ReactNode {
  return ARRANGEMENTS[kind](props)
}

export interface PointsProps extends Pick<SectionProps, 'floor'> {
  /** The id of the section; its heading has the same with `-title`. */
  id: string
  points: PointsData
  intro?: ReactNode
  /** Whether several points are counted. */
  numbered?: boolean
}

/** A section with a list of points in the arrangement that its content chooses. */
export function Points({ id, points, intro, numbered = false, floor = 'paper' }: PointsProps) {
  const headingId = `${id}-title`
  const heading = (
    <h2 id={headingId} className="max-w-[14em] text-h2">
      {points.title}
    </h2>
  )
  const sheet = pointsSheetHref(points.kind)
  const isCounted = numbered && points.items.length > 1
  return (
    <Section floor={floor} id={id} labelledBy={headingId}>
      {/* React moves it into the head, behind the sheets of the layout. */}
      {sheet ? <link rel="stylesheet" href={sheet} precedence="points" /> : null}
      {arrange(points.kind, {
        points,
        heading,
        intro: intro ? <div className="mb-[clamp(4rem,8vw,7rem)]">{intro}</div> : null,
        numbered: isCounted,
        List: isCounted ? 'ol' : 'ul',
      })}
    </Section>
  )
}

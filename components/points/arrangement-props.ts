import type { ReactNode } from 'react'
import type { Points } from '@/lib/content/types'

export type PointsKind = Points['kind']

/** The content of one arrangement. */
export type PointsOf<Kind extends PointsKind> = Extract<Points, { kind: Kind }>

export interface ArrangementProps<Kind extends PointsKind> {
  points: PointsOf<Kind>
  /** The `h2` of the section. */
  heading: ReactNode
  /** Stands before the heading. */
  intro?: ReactNode
  /** Whether the points are counted. Arrangements with numbers of their own ignore it. */
  numbered: boolean
  /** The element of the list: `ol` when they are counted. */
  List: 'ol' | 'ul'
}

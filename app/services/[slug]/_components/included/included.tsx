import type { ComponentType } from 'react'
import { Section } from '@/components/ui/section'
import type { ServiceEntry } from '@/lib/content'
import { ContestLayout } from './contest'
import type { IncludedLayoutProps } from './layout-props'
import { PhoneLayout } from './phone'
import { PlainLayout } from './plain'
import { ResultsLayout } from './results'
import { ScreensLayout } from './screens'
import { TableLayout } from './table'
import { WeekLayout } from './week'
import './included.css'

const LAYOUTS = {
  phone: PhoneLayout,
  screens: ScreensLayout,
  contest: ContestLayout,
  results: ResultsLayout,
  week: WeekLayout,
  table: TableLayout,
} as const satisfies Record<NonNullable<ServiceEntry['includedLayout']>, ComponentType<IncludedLayoutProps>>

function Intro({ intro: [lead, ...rest] }: Pick<ServiceEntry, 'intro'>) {
  return (
    <div className="included-intro">
      <p className="included-lead text-balance font-display">{lead}</p>
      {rest.length > 0 ? (
        <div className="included-rest max-w-[60ch] text-lead text-muted">
          {rest.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      ) : null}
    </div>
  )
}

type IncludedProps = Pick<ServiceEntry, 'intro' | 'included' | 'includedLayout'>

/** For whom the service is and what it includes, in the drawing that the content chooses. */
export function Included({ intro, included, includedLayout }: IncludedProps) {
  const Layout = includedLayout ? LAYOUTS[includedLayout] : PlainLayout
  return (
    <Section id="included" labelledBy="included-title">
      <Layout
        intro={<Intro intro={intro} />}
        heading={
          <h2 id="included-title" className="text-h2">
            What is included
          </h2>
        }
        points={included}
      />
    </Section>
  )
}

import { columns, evenColumns } from '@/components/ui/even-columns'
import { Section } from '@/components/ui/section'
import { type CaseStudyProps, labels } from './case-study'
import './approach.css'

const MAX_COLUMNS = 4

/** A staircase: each step of the first row is higher than the one before, and further rows are below it. */
export function Approach({ project }: CaseStudyProps) {
  const { approach } = project.caseStudy
  const rises = evenColumns(approach.length, MAX_COLUMNS) - 1
  return (
    <Section labelledBy="approach-title" className="@container py-20 lg:py-28">
      <div className="staircase" data-rises={rises}>
        <h2 id="approach-title" className="text-h2">
          {labels().approach}
        </h2>
        <ol data-reveal className="floor-sand" style={columns(approach.length, MAX_COLUMNS)}>
          {approach.map(({ title, text }, index) => (
            <li key={title} style={{ '--below-top': Math.max(0, rises - index) / Math.max(1, rises) }}>
              <span aria-hidden="true" className="staircase-number">
                {index + 1}
              </span>
              <h3 className="text-h3">{title}</h3>
              <p className="max-w-[58ch] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

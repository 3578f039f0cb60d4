import { Section } from '@/components/ui/section'
import type { CaseStudyProps } from './case-study'

/** The indent of each step. */
const INDENTS = [
  'lg:col-start-1',
  'lg:col-start-3',
  'lg:col-start-5',
  'lg:col-start-7',
  'lg:col-start-5',
  'lg:col-start-3',
]

export function Approach({ project }: CaseStudyProps) {
  return (
    <Section labelledBy="approach-title">
      <h2 id="approach-title" className="text-h2">
        What we tried
      </h2>
      <ol className="mt-10 grid gap-y-12 lg:mt-12 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-14">
        {project.caseStudy.approach.map(({ title, text }, index) => (
          <li
            key={title}
            data-reveal
            className={`grid grid-cols-[auto_1fr] gap-x-5 break-inside-avoid lg:col-span-6 lg:gap-x-7 ${INDENTS[index % INDENTS.length]}`}
          >
            <span
              aria-hidden="true"
              className="tabular row-span-2 w-[0.7em] font-display text-[clamp(3.5rem,6vw,6rem)] text-accent leading-[0.8] tracking-[-0.05em]"
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 max-w-[58ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { HideUntilFiltered } from '@/components/sections/hide-until-filtered'
import { JobBoard } from '@/components/sections/job-board'
import { JobBoardFrame } from '@/components/sections/job-board-frame'
import { JobBoardMessage } from '@/components/sections/job-board-message'
import { JobCard } from '@/components/sections/job-card'
import { jobFloor } from '@/components/sections/job-card-colour'
import { ALL } from '@/components/sections/job-filter.logic'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { formatPay } from '@/lib/format-pay'
import { formatDate } from '@/lib/locale'
import * as paths from '@/lib/url-paths'

export function JobOpenings() {
  const { careers, jobs } = content()
  const { title, lead, departments, searchPlaceholder, empty, none } = careers.openings
  if (jobs.length === 0 && !none) return null
  const cards = jobs.map((job, index) => (
    <JobCard
      key={job.slug}
      {...job}
      href={paths.job(job.slug)}
      pay={formatPay(job)}
      closes={job.closes ? formatDate(job.closes) : undefined}
      floor={jobFloor(index)}
    />
  ))
  return (
    <Section id="openings" labelledBy="openings-title" title={title} lead={jobs.length > 0 && lead}>
      {jobs.length > 0 ? (
        <>
          <HideUntilFiltered />
          <JobBoard
            jobs={jobs.map(({ slug, title: name, department, description }) => ({
              slug,
              title: name,
              department,
              description,
            }))}
            cards={cards}
            departments={[ALL, ...departments]}
            searchPlaceholder={searchPlaceholder}
            empty={empty}
          />
        </>
      ) : (
        <JobBoardFrame className="mt-8">{none ? <JobBoardMessage {...none} /> : null}</JobBoardFrame>
      )}
    </Section>
  )
}

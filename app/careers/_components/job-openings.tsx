import { HideUntilFiltered } from '@/components/sections/hide-until-filtered'
import { JobBoard } from '@/components/sections/job-board'
import { JobBoardFrame } from '@/components/sections/job-board-frame'
import { JobBoardMessage } from '@/components/sections/job-board-message'
import { Section } from '@/components/ui/section'
import { content } from '@/lib/content'
import { ALL } from '@/lib/project-filter'
import { JobCard } from './job-card'
import { jobFloor } from './job-card-colour'

export function JobOpenings() {
  const { careers, jobs } = content()
  const { title, lead, departments, searchPlaceholder, empty, none } = careers.openings
  if (jobs.length === 0 && !none) return null
  return (
    <Section id="openings" labelledBy="openings-title" title={title} lead={jobs.length > 0 && lead}>
      {jobs.length > 0 ? (
        <>
          <HideUntilFiltered />
          <JobBoard
            jobs={jobs.map((job, index) => {
              const { slug, title, department, description } = job
              return { slug, title, department, description, card: <JobCard job={job} floor={jobFloor(index)} /> }
            })}
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

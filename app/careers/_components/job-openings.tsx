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
  const cards = jobs.map((job, index) => (
    <JobCard
      key={job.slug}
      slug={job.slug}
      href={paths.job(job.slug)}
      title={job.title}
      department={job.department}
      location={job.location}
      type={job.type}
      experience={job.experience}
      description={job.description}
      pay={formatPay(job)}
      closes={job.closes ? formatDate(job.closes) : undefined}
      floor={jobFloor(index)}
    />
  ))
  return (
    <Section id="openings" labelledBy="openings-title" className="pt-20 pb-20 lg:pt-28 lg:pb-28">
      <div className="mb-8 grid gap-5 lg:grid-cols-12 lg:items-end">
        <h2 id="openings-title" className="text-h2 lg:col-span-7">
          {title}
        </h2>
        {jobs.length > 0 ? <p className="max-w-[46ch] text-muted lg:col-span-5">{lead}</p> : null}
      </div>
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
        <JobBoardFrame>
          <JobBoardMessage {...none} />
        </JobBoardFrame>
      )}
    </Section>
  )
}

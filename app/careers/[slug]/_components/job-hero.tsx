import { BackLink } from '@/components/ui/back-link'
import { Picture } from '@/components/ui/picture'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content, type JobEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { jobFloor } from '../../_components/job-card-colour'

/** On the floor of the job's card. The summary overlaps the lower edge. */
export function JobHero({ job }: { job: JobEntry }) {
  const floor = jobFloor(content().jobs.findIndex(({ slug }) => slug === job.slug))
  return (
    <div className={`floor-${floor} print:bg-transparent!`}>
      <div className="wrap grid gap-x-6 gap-y-8 pt-6 pb-24 md:grid-cols-12 lg:pt-8 lg:pb-28 print:py-0">
        <div
          className={`flex flex-col ${job.picture ? 'md:col-span-7 md:self-stretch md:pb-10 lg:pb-14' : 'md:col-span-12'}`}
        >
          <BackLink href={`${paths.careers}#openings`}>{content().labels.job.all}</BackLink>
          <p className="label mt-8 md:mt-auto md:pt-12">{job.department}</p>
          <h1 id="job-title" className="mt-3 max-w-[14em] text-hero">
            {job.title}
          </h1>
          <p className="mt-5 max-w-[34em] text-lead lg:mt-7">{job.description}</p>
        </div>
        {job.picture ? (
          <Picture
            picture={job.picture}
            sizes={columnSizes(5, '(min-width: 48rem) 40vw, 76vw')}
            priority
            maxHeight="30rem"
            className="no-print w-full self-end md:col-span-5 md:justify-self-end"
          />
        ) : null}
      </div>
    </div>
  )
}

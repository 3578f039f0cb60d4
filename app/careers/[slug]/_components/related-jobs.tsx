import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { content, type JobEntry } from '@/lib/content'
import { relatedJobs } from '@/lib/related-jobs'
import * as paths from '@/lib/url-paths'

export function RelatedJobs({ job: currentJob }: { job: JobEntry }) {
  const { jobs, labels } = content()
  const others = relatedJobs(currentJob, jobs)
  if (others.length === 0) return null
  return (
    <Section
      floor="sand"
      labelledBy="others-title"
      title={labels.job.others}
      size="text-h3"
      className="no-print py-16 lg:py-24"
    >
      <ul className="mt-6 border-line-strong border-b-[1.5px]">
        {others.map((job) => (
          <li key={job.slug} className="border-line-strong border-t-[1.5px]">
            <Link
              href={paths.job(job.slug)}
              className="group grid items-baseline gap-x-6 py-4 sm:grid-cols-[1fr_auto] lg:grid-cols-12"
            >
              <span className="text-h4 lg:col-span-6 decoration-[3px] underline-offset-8 group-hover:underline">
                {job.title}
              </span>
              <span className="label max-lg:hidden lg:col-span-3">{job.department}</span>
              <span className="label sm:text-right lg:col-span-3">{job.location}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others.length < jobs.length - 1 ? (
        <p className="mt-6">
          <Link
            href={`${paths.careers}#openings`}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-[1.5px] underline-offset-4"
          >
            All {jobs.length} openings
          </Link>
        </p>
      ) : null}
    </Section>
  )
}

import { Link } from '@/components/ui/link'
import type { JobEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { JobSummary } from './job-summary'

/** Prints on two pages. */
export function JobDescription({ job }: { job: JobEntry }) {
  return (
    <article aria-labelledby="job-title">
      <div className="floor-teal print:bg-transparent! print:text-[#000]!">
        <div className="wrap pt-6 pb-24 lg:pt-8 lg:pb-36 print:py-0">
          <Link
            href={`${paths.careers}#openings`}
            className="no-print inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <span aria-hidden="true">←</span>
            <span className="underline decoration-[1.5px] underline-offset-4">All openings</span>
          </Link>
          <p className="label mt-8 lg:mt-12">{job.department}</p>
          <h1 id="job-title" className="mt-3 max-w-[13em] text-hero">
            {job.title}
          </h1>
        </div>
      </div>
      <div className="wrap grid gap-x-6 gap-y-12 pb-20 lg:grid-cols-12 lg:pb-28">
        <JobSummary job={job} />
        <div className="lg:col-span-7 lg:row-start-1 lg:pt-16">
          <p className="font-display text-h3 leading-[1.2]! tracking-[-0.02em]">{job.description}</p>
          <div className="prose mt-8 text-lead">
            {job.about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h2 className="mt-16 text-h3">What you would do</h2>
          <ol className="mt-5">
            {job.responsibilities.map((item, index) => (
              <li key={item} className="grid grid-cols-[3rem_1fr] border-line border-t-[1.5px] py-4">
                <span aria-hidden="true" className="tabular font-display text-accent text-h4">
                  {index + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
          <h2 className="mt-14 text-h3">What we ask for</h2>
          <ul className="mt-5">
            {job.requirements.map((item) => (
              <li key={item} className="grid grid-cols-[3rem_1fr] items-baseline border-line border-t-[1.5px] py-4">
                <svg viewBox="0 0 16 16" aria-hidden="true" className="w-4 translate-y-0.5 text-accent">
                  <path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
                </svg>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}

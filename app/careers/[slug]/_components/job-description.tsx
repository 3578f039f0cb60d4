import { Terms } from '@/components/sections/terms'
import { CheckedList } from '@/components/ui/checked-list'
import { GroundPicture } from '@/components/ui/ground-picture'
import { fixedWidth } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content, type JobEntry } from '@/lib/content'
import { formatDate } from '@/lib/locale'
import { ApplyForm } from './apply-form'
import { JobSummary } from './job-summary'

/** Prints on two pages. */
export function JobDescription({ job }: { job: JobEntry }) {
  const { careers, labels } = content()
  const terms = [
    { title: labels.job.contract, text: job.contract },
    { title: labels.job.start, text: job.start && formatDate(job.start) },
    { title: labels.job.employer, text: job.employer },
    { title: labels.job.readers, text: job.readers },
    ...(careers.applicants?.items ?? []),
  ]
  const hasTerms = terms.some(({ text }) => text)
  const picture = careers.applicants?.picture
  return (
    <article aria-labelledby="job-title">
      <div className="wrap pb-20 lg:pb-28">
        <JobSummary job={job} />
        <div className="prose mt-14 gap-x-6 text-lead lg:gap-x-16 lg:mt-20 lg:max-w-none lg:columns-2">
          {job.about.map((paragraph) => (
            <p key={paragraph} className="break-inside-avoid">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="mt-16 grid gap-x-6 gap-y-14 lg:mt-20 lg:grid-cols-2 lg:gap-x-16">
          <div>
            <h2 className="text-h3">{labels.job.duties}</h2>
            <ol className="mt-5 border-line-strong border-t-[1.5px]">
              {job.responsibilities.map((item, index) => (
                <li key={item} className="grid grid-cols-[3rem_1fr] border-line border-b-[1.5px] py-4">
                  <span aria-hidden="true" className="tabular text-accent text-h4">
                    {index + 1}
                  </span>
                  {item}
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h2 className="text-h3">{labels.job.requirements}</h2>
            <CheckedList
              items={job.requirements}
              className="mt-5 border-line-strong border-t-[1.5px] *:border-line *:border-b-[1.5px] *:py-4"
            />
          </div>
        </div>
      </div>
      <Section
        floor="sky"
        {...(hasTerms ? { labelledBy: 'terms-title', title: labels.job.terms, size: 'text-h3' } : {})}
        className="with-ground py-16 lg:py-24"
      >
        {hasTerms ? <Terms items={terms} /> : null}
        <div className="no-print grid gap-x-6 gap-y-10 not-first:mt-12 md:grid-cols-[1fr_auto]">
          <ApplyForm
            job={job}
            className={`flex flex-wrap items-center gap-x-8 gap-y-3 ${picture ? 'ground-text self-end' : ''}`}
          />
          {picture ? (
            <GroundPicture picture={picture} sizes={fixedWidth(20)} maxHeight="24rem" className="w-64 lg:w-80" />
          ) : null}
        </div>
        {picture ? <div className="ground pt-4 lg:pt-6" /> : null}
      </Section>
    </article>
  )
}

import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Pin, pinnedCard } from '@/components/ui/pinned-card'
import { content, type JobEntry } from '@/lib/content'
import { formatPay } from '@/lib/format-pay'
import { formatDate } from '@/lib/locale'
import * as paths from '@/lib/url-paths'
import type { JobFloor } from './job-card-colour'

export function JobCard({ job, floor }: { job: JobEntry; floor: JobFloor }) {
  const { slug, title, closes } = job
  const labels = content().labels.job
  const href = paths.job(slug)
  const heading = `job-${slug}`
  const pay = formatPay(job)
  return (
    <article
      aria-labelledby={heading}
      className={`${pinnedCard} floor-${floor} flex h-full flex-col p-6 pt-8 max-[14em]:px-3`}
    >
      <Pin />
      <p className="label flex flex-wrap justify-between gap-x-4">
        <span>{job.department}</span>
        <span>{job.experience}</span>
      </p>
      <h3 id={heading} className="mt-3 text-h3">
        <Link href={href} className="decoration-[3px] underline-offset-8 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-2 font-semibold">
        {job.location}, {job.type.toLowerCase()}
      </p>
      <p className="mt-3 text-muted text-small max-md:hidden">{job.description}</p>
      <dl className="mt-auto pt-4 text-small md:pt-5">
        {pay ? <Row name={pay[0]} value={pay[1]} /> : null}
        <Row name={labels.closes} value={closes ? formatDate(closes) : labels.untilFound} />
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* Without scripts the form leads to the page of the job. */}
        <form action={paths.withBasePath(href)}>
          <Button type="submit" variant="solid" data-apply={slug} aria-label={`Apply Now: ${title}`}>
            Apply Now
          </Button>
        </form>
        <Link href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          Read more<span className="sr-only"> about {title}</span>
        </Link>
      </div>
    </article>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t-[1.5px] py-2">
      <dt className="wrap-break-word text-muted">{name}</dt>
      <dd className="tabular text-right font-semibold">{value}</dd>
    </div>
  )
}

import { Button } from '@/components/ui/button'
import { content, type JobEntry } from '@/lib/content'
import { formatPay } from '@/lib/format-pay'
import { formatDate } from '@/lib/locale'
import * as paths from '@/lib/url-paths'
import '@/components/sections/job-board.css'

export function JobSummary({ job }: { job: JobEntry }) {
  const { site } = content()
  const facts = [
    ['Place', job.location],
    ['Open to', job.applicantCountries?.join(', ')],
    ['Hours', job.type],
    ['Experience', job.experience],
    formatPay(job) ?? [],
    ['Posted', formatDate(job.posted)],
    ['Closes', job.closes ? formatDate(job.closes) : 'When we find you'],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <aside
      aria-label="The job in short"
      className="job-card always-light floor-marigold relative -mt-14 p-6 pt-11 sm:p-8 sm:pt-12 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-span-4 lg:col-start-9 lg:-mt-24 lg:self-start print:static print:mt-0  print:p-0 print:text-[#000]"
    >
      <span aria-hidden="true" className="job-card-pin no-print" />
      <dl>
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[5.25rem_1fr] sm:grid-cols-[6.5rem_1fr] gap-x-3 gap-y-0 max-[18em]:grid-cols-1 border-line border-b-[1.5px] py-2.5 first:pt-0"
          >
            <dt className="text-muted text-small">{name}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {/* Without scripts the form opens the mail program. */}
      <form className="no-print mt-6">
        <input type="hidden" name="subject" value={`Application: ${job.title}`} />
        <Button type="submit" formAction={paths.mail(site.emails.careers)} data-apply={job.slug} className="w-full">
          Apply Now
        </Button>
      </form>
      <p className="mt-4 text-small">
        Questions first?{' '}
        <a href={paths.mail(site.emails.careers, job.title)} className="link wrap-anywhere">
          {site.emails.careers}
        </a>
      </p>
    </aside>
  )
}

import { columns } from '@/components/ui/even-columns'
import { Pin } from '@/components/ui/pinned-card'
import { content, type JobEntry } from '@/lib/content'
import { formatPay } from '@/lib/format-pay'
import { formatDate } from '@/lib/locale'
import { ApplyForm } from './apply-form'

export function JobSummary({ job }: { job: JobEntry }) {
  const labels = content().labels.job
  const pay = formatPay(job)
  const countries = job.applicantCountries?.join(', ')
  const facts: { name: string; value: string; className?: string }[] = [
    // On phones an amount does not fit into half of a row, and this fills the row before it.
    { name: labels.place, value: job.location, className: pay && !countries ? 'max-sm:col-span-2' : '' },
    ...(countries ? [{ name: labels.countries, value: countries, className: pay ? 'lg:col-span-2' : '' }] : []),
    { name: labels.hours, value: job.type },
    { name: labels.experience, value: job.experience },
    ...(pay ? [{ name: pay[0], value: pay[1], className: 'max-sm:col-span-2' }] : []),
    { name: labels.posted, value: formatDate(job.posted) },
    { name: labels.closes, value: job.closes ? formatDate(job.closes) : labels.untilFound },
  ]
  return (
    <aside
      aria-label="The job in short"
      className="always-light floor-paper under-lamp -mt-16 grid gap-8 rounded-[2px] p-5 pt-10 sm:p-9 sm:pt-12 lg:grid-cols-[1fr_15rem] [box-shadow:5px_6px_0_var(--shadow)] print:mt-0 print:p-0"
    >
      {/* By night the lamp holds it. */}
      <Pin className="dark:hidden" />
      <dl
        className="grid grid-cols-[auto_auto] content-center gap-x-5 gap-y-5 max-[18em]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-(--columns)"
        style={columns(facts.length, 4)}
      >
        {facts.map(({ name, value, className = '' }) => (
          <div key={name} className={`border-line border-t-[1.5px] pt-2 ${className}`}>
            <dt className="text-muted text-small">{name}</dt>
            <dd className="tabular font-semibold leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      <ApplyForm
        job={job}
        className="grid content-center gap-x-8 gap-y-3 sm:max-lg:grid-cols-2 sm:max-lg:items-center lg:border-line-strong lg:border-l-[1.5px] lg:border-dashed lg:pl-8"
      />
    </aside>
  )
}

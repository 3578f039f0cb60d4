import { Button } from '@/components/ui/button'
import { content, type JobEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'

/** Opens the application dialog; without scripts it opens the mail program. */
export function ApplyForm({ job, className = '' }: { job: JobEntry; className?: string }) {
  const { careers: address } = content().site.emails
  return (
    <div className={`no-print ${className}`}>
      <form>
        <input type="hidden" name="subject" value={`Application: ${job.title}`} />
        <Button type="submit" formAction={paths.mail(address)} data-apply={job.slug} className="w-full">
          Apply Now
        </Button>
      </form>
      <p className="text-small">
        {content().labels.job.questions}{' '}
        <a href={paths.mail(address, job.title)} className="link">
          {address}
        </a>
      </p>
    </div>
  )
}

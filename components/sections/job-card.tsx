import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/internal-link'
import { Pin, pinnedCard } from '@/components/ui/pinned-card'
import * as paths from '@/lib/url-paths'
import type { JobFloor } from './job-card-colour'

export interface JobCardProps {
  slug: string
  href: string
  title: string
  department: string
  location: string
  type: string
  experience: string
  description: string
  /** "Pay a year", "US$168,000". */
  pay?: [name: string, value: string] | undefined
  /** "Closes", "30 November". */
  closes: [name: string, value: string]
  floor: JobFloor
}

export function JobCard({ floor, slug, href, title, department, description, pay, closes, ...facts }: JobCardProps) {
  const heading = useId()
  return (
    <article
      aria-labelledby={heading}
      className={`${pinnedCard()} floor-${floor} flex h-full flex-col p-6 pt-8 max-[14em]:px-3`}
    >
      <Pin />
      <p className="label flex flex-wrap justify-between gap-x-4">
        <span>{department}</span>
        <span>{facts.experience}</span>
      </p>
      <h3 id={heading} className="mt-3 text-h3">
        <Link href={href} className="decoration-[3px] underline-offset-8 hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-2 font-semibold">
        {facts.location}, {facts.type.toLowerCase()}
      </p>
      <p className="mt-3 text-muted text-small max-md:hidden">{description}</p>
      <dl className="mt-auto pt-4 text-small md:pt-5">
        {pay ? <Row name={pay[0]} value={pay[1]} /> : null}
        <Row name={closes[0]} value={closes[1]} />
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* Without scripts the form leads to the page of the job. */}
        <form action={paths.withBasePath(href)}>
          <Button
            type="submit"
            variant={floor === 'coral' ? 'solid' : 'primary'}
            data-apply={slug}
            aria-label={`Apply Now: ${title}`}
          >
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

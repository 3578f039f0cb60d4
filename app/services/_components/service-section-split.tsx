import { columns } from '@/components/ui/even-columns'
import { Picture } from '@/components/ui/picture'
import { SINGLE_COLUMN } from '@/components/ui/picture-sizes'
import type { ServiceEntry } from '@/lib/content'
import { lengths } from '@/lib/timeline'
import { ProofLine, ServiceHeading, ServiceLink, TechnologyLinks } from './service-section-parts'

export interface ServiceSectionProps {
  service: ServiceEntry
  mirrored: boolean
}

/** The picture beside headline and text, or when mirrored beside the text below a wide headline; the steps below. */
export function ServiceSectionSplit({ service, mirrored }: ServiceSectionProps) {
  const { picture, sectionPicture = picture, summary, included, steps, technologies } = service
  const bars = lengths(steps.map(({ time }) => time))
  return (
    <>
      <div className="grid gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:gap-y-0">
        <div className={`lg:row-start-1 ${mirrored ? 'lg:col-span-10' : 'lg:col-span-5 lg:col-start-8'}`}>
          <ServiceHeading service={service} />
        </div>
        <div
          data-reveal
          className={`self-center lg:col-span-7 ${mirrored ? 'lg:col-start-6 lg:row-start-2 lg:has-data-photograph:mt-8' : 'lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mr-4'}`}
        >
          <Picture
            picture={sectionPicture}
            maxHeight="46rem"
            sizes={`(min-width: 86rem) 48rem, (min-width: 64rem) 56vw, ${SINGLE_COLUMN}`}
          />
        </div>
        <div className={`lg:col-span-5 lg:row-start-2 ${mirrored ? 'lg:col-start-1' : 'lg:col-start-8'}`}>
          <p className="text-balance text-lead text-muted lg:mt-6">{summary}</p>
          <ul className="mt-8">
            {included.items.map(({ title }) => (
              <li key={title} className="border-line border-t-[1.5px] py-2.5 font-medium last:border-b-[1.5px]">
                {title}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <ServiceLink service={service} />
          </p>
          <TechnologyLinks technologies={technologies} className="mt-6" />
        </div>
      </div>
      <ol
        className="mt-14 grid grid-cols-2 gap-x-3 gap-y-6 lg:mt-16 lg:grid-cols-(--columns)"
        style={columns(Math.max(3, steps.length), 5)}
        data-reveal
      >
        {steps.map(({ title, time }, index) => (
          <li key={title} className="flex flex-col">
            <span className="mb-3 h-2.5 bg-line">
              <span className="block h-full bg-ink" style={{ width: `${bars?.[index] ?? 100}%` }} />
            </span>
            <span aria-hidden="true" className="tabular label">
              {index + 1}
            </span>
            <span className="pr-4 text-h4">{title}</span>
            <span className="text-muted">{time}</span>
          </li>
        ))}
      </ol>
      <ProofLine service={service} className="mt-12" />
    </>
  )
}

import { Picture } from '@/components/ui/picture'
import { SINGLE_COLUMN } from '@/components/ui/picture-sizes'
import { ProofLine, ServiceHeading, ServiceLink, TechnologyLinks } from './service-section-parts'
import type { ServiceSectionProps } from './service-section-split'

/** Headline above the picture, the proof below it; to their right what is included, which is read after the headline. */
export function ServiceSectionList({ service }: Pick<ServiceSectionProps, 'service'>) {
  const { picture, sectionPicture = picture, summary, included, technologies } = service
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:grid-rows-[1fr_auto] lg:gap-x-6">
      <div className="flex flex-col gap-10 lg:col-span-7 lg:row-start-1">
        <div className="lg:max-w-[36rem]">
          <ServiceHeading service={service} />
        </div>
        <div data-reveal className="lg:my-auto">
          <Picture
            picture={sectionPicture}
            maxHeight="46rem"
            sizes={`(min-width: 86rem) 47rem, (min-width: 64rem) 54vw, ${SINGLE_COLUMN}`}
          />
        </div>
      </div>
      <div className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:pt-2">
        <p className="text-balance text-lead text-muted">{summary}</p>
        <dl className="mt-8">
          {included.items.map(({ title, text }) => (
            <div key={title} data-reveal className="border-line-strong border-t-[1.5px] py-4 last:border-b-[1.5px]">
              <dt className="text-h4">{title}</dt>
              <dd className="mt-1.5 text-muted text-small">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8">
          <ServiceLink service={service} />
        </p>
        <TechnologyLinks technologies={technologies} className="mt-6" />
      </div>
      <ProofLine service={service} className="lg:col-span-7 lg:row-start-2 lg:mr-10" />
    </div>
  )
}

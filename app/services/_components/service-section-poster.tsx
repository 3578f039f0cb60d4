import { fitWords } from '@/components/ui/fit-text'
import { Picture } from '@/components/ui/picture'
import { SINGLE_COLUMN } from '@/components/ui/picture-sizes'
import { ProofLink, ServiceHeading, ServiceLink, TechnologyLinks } from './service-section-parts'
import type { ServiceSectionProps } from './service-section-split'

/** The number of average letters of the proof that fit beside the picture. */
const LETTERS = 5.5

/** Large headline over the full width, the proof beside the picture below it. */
export function ServiceSectionPoster({ service, mirrored }: ServiceSectionProps) {
  const { picture, sectionPicture = picture, summary, included, proof, technologies } = service
  return (
    <>
      <div className="max-w-[64rem]">
        <ServiceHeading service={service} />
      </div>
      <div className="mt-8 grid gap-10 lg:mt-4 lg:has-data-photograph:mt-10 lg:grid-cols-12 lg:items-end lg:gap-x-6">
        <div className={`lg:col-span-4 lg:row-start-1 lg:pb-8 ${mirrored ? 'lg:col-start-9' : ''}`}>
          <p className="text-balance text-lead text-muted">{summary}</p>
          <p className="mt-6">
            <ServiceLink service={service} />
          </p>
          {proof ? (
            <dl className="mt-12 flex flex-col-reverse gap-2 lg:mt-16">
              <dt className="max-w-[34ch] text-muted">
                {proof.label}
                <span className="mt-1 block">
                  <ProofLink service={service} />
                </span>
              </dt>
              <dd
                className="font-bold font-display text-fit-[clamp(4.5rem,9vw,8rem)] leading-[0.85]"
                style={fitWords(proof.figure, LETTERS)}
              >
                {proof.figure}
              </dd>
            </dl>
          ) : null}
        </div>
        <div data-reveal className={`lg:col-span-8 lg:row-start-1 ${mirrored ? 'lg:col-start-1' : ''}`}>
          <Picture
            picture={sectionPicture}
            maxHeight="46rem"
            sizes={`(min-width: 86rem) 54rem, (min-width: 64rem) 62vw, ${SINGLE_COLUMN}`}
          />
        </div>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-8 md:auto-cols-fr md:grid-flow-col" data-reveal>
        {included.items.slice(0, 3).map(({ title, text }) => (
          <li key={title} className="border-line-strong border-t-[1.5px] pt-4">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-muted text-small">{text}</p>
          </li>
        ))}
      </ul>
      <TechnologyLinks technologies={technologies} className="mt-10" />
    </>
  )
}

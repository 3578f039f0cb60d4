import { SharedPicture } from '@/components/motion/shared-picture'
import { BackLink } from '@/components/ui/back-link'
import { fitWords } from '@/components/ui/fit-text'
import { Picture } from '@/components/ui/picture'
import { FULL_BLEED } from '@/components/ui/picture-sizes'
import { content, projectsPath } from '@/lib/content'
import { ProjectLinks } from '../../_components/project-links'
import { type CaseStudyProps, labels } from './case-study'

/** Extends the picture to the edges of the viewport: both below `lg`, the right one from `lg`. */
const BLEED = '-mx-(--gutter) lg:ml-0 lg:mr-[calc((min(100vw,86rem)-100vw)/2-var(--gutter))] print:mx-0'

export function Hero({ project }: CaseStudyProps) {
  const { title, subject, description, picture } = project
  return (
    <header className="overflow-x-clip">
      <div className="wrap pt-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <BackLink href={projectsPath()}>{content().notFound.project.back}</BackLink>
          <p className="label first-letter:uppercase max-sm:basis-full">{subject}</p>
        </div>
        <h1
          id="story-title"
          className="mt-4 -ml-[0.04em] leading-[0.88] tracking-giant lg:mt-6 text-fit-[clamp(2.75rem,10.4vw,9.5rem)]"
          style={fitWords(title, 10)}
        >
          {title}
        </h1>
        <div className="mt-6 grid gap-x-6 lg:mt-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-3">
            <p className="max-w-[52ch] text-lead text-muted">{description}</p>
            <ProjectLinks title={title} links={project.links} />
          </div>
          <SharedPicture name={project.slug}>
            <div className={`mt-8 lg:col-span-9 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:mt-0 ${BLEED}`}>
              <Picture
                picture={picture}
                sizes={`(min-width: 120rem) 66vw, (min-width: 64rem) 73vw, ${FULL_BLEED}`}
                priority
                className="rounded-none lg:rounded-l-picture"
                imageClassName="aspect-[4/3] max-h-[66rem] object-cover print:mx-0 print:max-h-[9cm] print:w-auto"
              />
            </div>
          </SharedPicture>
          <Facts project={project} />
        </div>
      </div>
    </header>
  )
}

/** Client, year, duration and team. */
function Facts({ project: { caseStudy } }: CaseStudyProps) {
  const facts = [
    { label: labels().client, value: <bdi>{caseStudy.client}</bdi> },
    { label: labels().year, value: String(caseStudy.year) },
    { label: labels().duration, value: caseStudy.duration },
    { label: labels().team, value: caseStudy.team },
  ].filter(({ value }) => value !== undefined)
  return (
    <dl className="grid gap-x-6 pt-6 sm:grid-cols-2 lg:col-span-3 lg:col-start-1 lg:grid-cols-1 lg:self-end lg:pt-10">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line border-t-[1.5px] py-3 max-sm:first:border-t-0">
          <dt className="label">{label}</dt>
          <dd className="font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

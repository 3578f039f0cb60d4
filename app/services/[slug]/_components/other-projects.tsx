import { CELL_CLASSES, cellSizes, cellsOfFew, type GalleryCell, isWide } from '@/components/sections/gallery-grid'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { content, getProject, type ServiceEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { TechnologyLinks } from '../../_components/service-section-parts'

/** The pictures of a row are equally high. */
const ASPECTS: Partial<Record<GalleryCell, string>> = { seven: 'lg:aspect-[8/5]', five: 'lg:aspect-[9/8]' }

/** "Hotel, Lisbon, 2024", without the title if the name of the client begins with it. */
function caption({ title, subject, caseStudy }: ReturnType<typeof getProject>): string {
  if (!caseStudy) return subject
  const { client, year } = caseStudy
  return [subject, client.startsWith(`${title}, `) ? client.slice(title.length + 2) : client, year].join(', ')
}

/** A project; one with a case study has a larger title and a link. */
function Card({ slug, cell }: { slug: string; cell: GalleryCell }) {
  const project = getProject(slug)
  const { title, description, picture, caseStudy } = project
  const isFullRow = isWide(cell)
  return (
    <li
      data-reveal
      className={`group relative ${CELL_CLASSES[cell]} ${isFullRow ? 'lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-6' : ''}`}
    >
      <Picture
        picture={picture}
        sizes={cellSizes(cell, 8)}
        className={isFullRow ? 'lg:col-span-8' : ''}
        imageClassName={`aspect-[4/3] object-cover object-[50%_15%] ${ASPECTS[cell] ?? ''} ${caseStudy ? 'transition-transform duration-500 ease-out hover-able:group-hover:scale-[1.025]' : ''}`}
      />
      <div
        className={`mt-4 ${isFullRow ? 'lg:col-span-4 lg:mt-0 lg:border-line-strong lg:border-t-[1.5px] lg:pt-6' : ''}`}
      >
        <h3 className={caseStudy ? 'text-h3' : 'text-h4'}>{title}</h3>
        <p className="label mt-1.5 first-letter:uppercase">{caption(project)}</p>
        <p className={`mt-3 max-w-[56ch] text-muted ${caseStudy ? 'text-lead' : 'text-small'}`}>{description}</p>
        {caseStudy ? (
          <p className="mt-3">
            <ArrowLink href={paths.project(slug)} about={title} className="after:absolute after:inset-0">
              {content().labels.project.story}
            </ArrowLink>
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** The projects of a service without that of its proof. */
export const otherProjects = ({ projects, proof }: Pick<ServiceEntry, 'projects' | 'proof'>) =>
  projects.filter((slug) => slug !== proof?.project)

type OtherProjectsProps = Pick<ServiceEntry, 'projects' | 'proof' | 'technologies'>

export function OtherProjects({ projects, proof, technologies }: OtherProjectsProps) {
  const others = otherProjects({ projects, proof })
  if (others.length === 0) return null
  const labels = content().labels.service
  const cells = cellsOfFew(others.length)
  return (
    <Section id="work" labelledBy="work-title" title={proof ? labels.projects : labels.toProjects}>
      <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-12">
        {others.map((slug, index) => (
          <Card key={slug} slug={slug} cell={cells[index] ?? 'wide'} />
        ))}
      </ul>
      {technologies.length > 0 ? (
        <div className="mt-16 border-line-strong border-t-[1.5px] pt-6 lg:mt-20 lg:grid lg:grid-cols-12 lg:gap-x-6">
          <h2 className="label pt-3 lg:col-span-2">{labels.technologies}</h2>
          <TechnologyLinks large technologies={technologies} className="mt-2 lg:col-span-10 lg:mt-0" />
        </div>
      ) : null}
    </Section>
  )
}

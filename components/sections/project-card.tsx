import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import type { ProjectEntry } from '@/lib/content/types'
import * as paths from '@/lib/url-paths'
import { CELL_CLASSES, cellSizes, type GalleryCell, isWide } from './gallery-grid'

/** "Hotel, Lisbon, 2024", without the title if the name of the client begins with it. */
function caption({ title, subject, caseStudy }: ProjectEntry): string {
  if (!caseStudy) return subject
  const { client, year } = caseStudy
  return [subject, client.startsWith(`${title}, `) ? client.slice(title.length + 2) : client, year].join(', ')
}

interface ProjectCardProps {
  project: ProjectEntry
  cell: GalleryCell
  /** The label of the link to a case study. */
  story: string
  /** The names of what it is made with, shown in a full row. */
  tools: readonly string[]
}

/**
 * A list item with a project and its description; larger in a full row or with a case study, which has a link. From 64rem it
 * spans two rows of the grid, so that the pictures beside each other end on one line, whatever their size.
 */
export function ProjectCard({ project, cell, story, tools }: ProjectCardProps) {
  const { slug, title, description, picture, caseStudy } = project
  const isFullRow = isWide(cell)
  const isLarge = isFullRow || caseStudy !== undefined
  return (
    <li
      data-reveal
      className={`group relative ${CELL_CLASSES[cell]} lg:grid ${isFullRow ? 'lg:grid-cols-12 lg:gap-x-6' : 'lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0'}`}
    >
      <Picture
        picture={picture}
        sizes={cellSizes(cell, 8)}
        className={isFullRow ? 'lg:col-span-8' : 'lg:self-end'}
        imageClassName={`aspect-[4/3] object-cover ${caseStudy ? 'zoom-on-hover' : ''}`}
      />
      <div
        className={`mt-4 ${isFullRow ? 'lg:col-span-4 lg:mt-0 lg:self-center lg:border-line-strong lg:border-y-[1.5px] lg:py-6' : ''}`}
      >
        <h3 className={isLarge ? 'text-h3' : 'text-h4'}>{title}</h3>
        <p className="label mt-1.5 first-letter:uppercase">{caption(project)}</p>
        <p className={`mt-3 max-w-[56ch] text-muted ${isLarge ? 'text-lead' : 'text-small'}`}>{description}</p>
        {caseStudy ? (
          <p className="mt-3">
            <ArrowLink href={paths.project(slug)} about={title} className="after:absolute after:inset-0">
              {story}
            </ArrowLink>
          </p>
        ) : null}
        {isFullRow ? <p className="label mt-5">{tools.join(', ')}</p> : null}
      </div>
    </li>
  )
}

import { ProjectCard } from '@/components/sections/project-card'
import { ProjectFilter } from '@/components/sections/project-filter'
import { type GalleryCell, galleryCells } from '@/components/sections/project-filter.logic'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import { EmptyFilter } from './empty-filter'
import { projectStack, projectTags } from './project-parts'

/** How wide a cell's picture is, from the 64rem where the grid has twelve columns. */
const WIDTHS: Record<GalleryCell, string> = {
  wide: '64vw',
  'wide-flip': '64vw',
  seven: '55vw',
  five: '39vw',
  'five-first': '39vw',
  'five-last': '39vw',
  four: '31vw',
  three: '27vw',
  'three-first': '27vw',
}

export function Gallery() {
  const { projects, portfolioPage } = content()
  const cells = galleryCells(projects.length)
  return (
    <ProjectFilter
      filters={portfolioPage.filters}
      empty={<EmptyFilter />}
      items={projects.map((project, index) => ({
        key: project.slug,
        category: project.category,
        card: (
          <ProjectCard
            title={project.title}
            description={project.description}
            picture={{
              entry: pictureEntry(project.picture.file),
              alt: project.picture.alt,
              sizes: `(min-width: 64rem) ${WIDTHS[cells[index] ?? 'wide']}, (min-width: 48rem) 48vw, 94vw`,
              priority: index === 0,
            }}
            tags={projectTags(project)}
            stack={projectStack(project)}
            {...(project.caseStudy
              ? { story: { href: paths.project(project.slug), label: 'Read the story', slug: project.slug } }
              : {})}
          />
        ),
      }))}
    />
  )
}

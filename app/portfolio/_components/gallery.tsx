import { ProjectCard } from '@/components/sections/project-card'
import { ProjectFilter } from '@/components/sections/project-filter'
import { type GalleryCell, galleryCells } from '@/components/sections/project-filter.logic'
import { columnSizes } from '@/components/ui/picture-sizes'
import { content } from '@/lib/content'
import { paths } from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import { EmptyFilter } from './empty-filter'
import { projectStack, projectTags } from './project-parts'

/** Between 48 and 64rem the grid has two columns; a wide picture and the first of three take both, as in ProjectFilter. */
const [BOTH, ONE] = ['94vw', '(min-width: 48rem) 45vw, 94vw']
const PHONE_EDGES = '(min-width: 48rem) 94vw, 100vw'
const SIZES: Record<GalleryCell, string> = {
  wide: columnSizes(8, PHONE_EDGES),
  'wide-flip': columnSizes(8, PHONE_EDGES),
  seven: columnSizes(7, ONE),
  five: columnSizes(5, ONE),
  'five-first': columnSizes(5, BOTH),
  'five-last': columnSizes(5, ONE),
  four: columnSizes(4, ONE),
  three: columnSizes(3, ONE),
  'three-first': columnSizes(3, BOTH),
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
              sizes: SIZES[cells[index] ?? 'wide'],
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

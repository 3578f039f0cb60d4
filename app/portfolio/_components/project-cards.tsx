import type { ReactNode } from 'react'
import { type GalleryCell, galleryCells } from '@/components/sections/gallery-grid'
import { ProjectCard } from '@/components/sections/project-card'
import { columnSizes } from '@/components/ui/picture-sizes'
import type { ProjectEntry } from '@/lib/content'
import * as paths from '@/lib/paths'
import { pictureEntry } from '@/lib/pictures'
import { projectStack, projectTags } from './project-labels'

/**
 * Between 48 and 64rem the grid has two columns; a wide picture and the first of three take both, as in ProjectFilter.
 * On a phone the small cells' pictures stand beside their text, as in ProjectCard.
 */
const [BOTH, ONE, SMALL] = [
  '(min-width: 48rem) 94vw, 35vw',
  '(min-width: 48rem) 45vw, 70vw',
  '(min-width: 48rem) 45vw, 35vw',
]
const PHONE_EDGES = '(min-width: 48rem) 94vw, 76vw'
const SIZES: Record<GalleryCell, string> = {
  wide: columnSizes(8, PHONE_EDGES),
  'wide-flip': columnSizes(8, PHONE_EDGES),
  seven: columnSizes(7, ONE),
  five: columnSizes(5, SMALL),
  four: columnSizes(4, SMALL),
  'four-first': columnSizes(4, BOTH),
}
const LARGE: readonly GalleryCell[] = ['wide', 'wide-flip', 'seven']

/** The cards of these projects, in the cells of a gallery that begins with the first of them. */
export function projectCards(
  projects: readonly ProjectEntry[],
): { key: string; category: readonly string[]; card: ReactNode }[] {
  const cells = galleryCells(projects.length)
  return projects.map((project, index) => ({
    key: project.slug,
    category: project.category,
    card: (
      <ProjectCard
        compact={!LARGE.includes(cells[index] ?? 'wide')}
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
          ? { link: { href: paths.project(project.slug), label: 'Read the story', slug: project.slug } }
          : {})}
      />
    ),
  }))
}

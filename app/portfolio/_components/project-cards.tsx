import type { ReactNode } from 'react'
import { type GalleryCell, galleryCells } from '@/components/sections/gallery-grid'
import { ProjectCard } from '@/components/sections/project-card'
import { columnSizes } from '@/components/ui/picture-sizes'
import type { ProjectEntry } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'
import { projectStack, projectTags } from './project-tags-and-stack'

/** `sizes` below 64rem: pictures that span both columns, one column, and one column with a compact card on phones. */
const [BOTH_COLUMNS, ONE_COLUMN, COMPACT] = [
  '(min-width: 48rem) 94vw, 35vw',
  '(min-width: 48rem) 45vw, 70vw',
  '(min-width: 48rem) 45vw, 35vw',
]
const PHONE_FULL_BLEED = '(min-width: 48rem) 94vw, 76vw'
const SIZES: Record<GalleryCell, string> = {
  wide: columnSizes(8, PHONE_FULL_BLEED),
  'wide-flip': columnSizes(8, PHONE_FULL_BLEED),
  seven: columnSizes(7, ONE_COLUMN),
  five: columnSizes(5, COMPACT),
  four: columnSizes(4, COMPACT),
  'four-first': columnSizes(4, BOTH_COLUMNS),
}
const LARGE: readonly GalleryCell[] = ['wide', 'wide-flip', 'seven']

/** The cards of the projects, for the cells that `galleryCells` gives them. */
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

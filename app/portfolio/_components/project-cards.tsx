import type { ReactNode } from 'react'
import { type GalleryCell, galleryCells } from '@/components/sections/gallery-grid'
import { ProjectCard } from '@/components/sections/project-card'
import { columnSizes } from '@/components/ui/picture-sizes'
import type { ProjectEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { projectStack, projectTags } from './project-tags-and-stack'

/** `sizes` below 64rem: a row of its own, and half a row from 48rem. On phones both are as wide as the viewport. */
const [FULL_ROW, HALF_ROW] = ['(min-width: 48rem) 94vw, 76vw', '(min-width: 48rem) 45vw, 76vw']
const SIZES: Record<GalleryCell, string> = {
  wide: columnSizes(8, FULL_ROW),
  'wide-flip': columnSizes(8, FULL_ROW),
  seven: columnSizes(7, HALF_ROW),
  five: columnSizes(5, HALF_ROW),
  four: columnSizes(4, HALF_ROW),
  'four-first': columnSizes(4, FULL_ROW),
}

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
        title={project.title}
        description={project.description}
        picture={project.picture}
        sizes={SIZES[cells[index] ?? 'wide']}
        priority={index === 0}
        tags={projectTags(project)}
        stack={projectStack(project)}
        {...(project.caseStudy
          ? { link: { href: paths.project(project.slug), label: 'Read the story', slug: project.slug } }
          : {})}
      />
    ),
  }))
}

import type { ReactNode } from 'react'
import { cellSizes, galleryCells } from '@/components/sections/gallery-grid'
import { ProjectCard } from '@/components/sections/project-card'
import { content, type ProjectEntry } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { projectStack, projectTags } from './project-tags-and-stack'

/** `sizes` below 64rem: on phones every card is as wide as the viewport. */
const BELOW = { full: '(min-width: 48rem) 94vw, 76vw', half: '(min-width: 48rem) 45vw, 76vw' }

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
        {...project}
        sizes={cellSizes(cells[index] ?? 'wide', 8, BELOW)}
        priority={index === 0}
        tags={projectTags(project)}
        stack={projectStack(project)}
        {...(project.caseStudy
          ? { link: { href: paths.project(project.slug), label: content().labels.project.story, slug: project.slug } }
          : {})}
      />
    ),
  }))
}

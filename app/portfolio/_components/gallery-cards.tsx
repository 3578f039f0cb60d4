import type { ReactNode } from 'react'
import { cellSizes, galleryCells } from '@/components/sections/gallery-grid'
import type { ProjectEntry } from '@/lib/content'
import { GalleryCard } from './gallery-card'

/** `sizes` below 64rem: on phones every card is as wide as the viewport. */
const BELOW = { full: '(min-width: 48rem) 94vw, 76vw', half: '(min-width: 48rem) 45vw, 76vw' }

/** The cards of the projects, for the cells that `galleryCells` gives them. */
export function galleryCards(
  projects: readonly ProjectEntry[],
): { key: string; category: readonly string[]; card: ReactNode }[] {
  const cells = galleryCells(projects.length)
  return projects.map((project, index) => ({
    key: project.slug,
    category: project.category,
    card: <GalleryCard project={project} sizes={cellSizes(cells[index] ?? 'wide', 8, BELOW)} priority={index === 0} />,
  }))
}

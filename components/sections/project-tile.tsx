import type { ReactNode } from 'react'
import { SharedPicture } from '@/components/motion/shared-picture'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ProjectEntry } from '@/lib/content/types'
import { CELL_CLASSES, cellSizes, type GalleryCell, isWide } from './gallery-grid'

interface ProjectTileProps {
  project: ProjectEntry
  href: string
  label: string
  cell: GalleryCell
  /** Below the link. */
  children?: ReactNode
}

/** A list item with the picture of a project and, below it, the title. */
export function ProjectTile({ project: { slug, title, picture }, href, label, cell, children }: ProjectTileProps) {
  return (
    <li data-reveal className={CELL_CLASSES[cell]}>
      <Link href={href} className="group block">
        <SharedPicture name={slug}>
          <Picture
            picture={picture}
            sizes={cellSizes(cell)}
            imageClassName={`aspect-[4/3] object-cover zoom-on-hover ${isWide(cell) ? 'lg:aspect-[3/2]' : ''}`}
          />
        </SharedPicture>
        <div className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 className="text-h3 decoration-[3px] underline-offset-8 group-hover:underline">{title}</h3>
          <span className="label">{label}</span>
        </div>
      </Link>
      {children}
    </li>
  )
}

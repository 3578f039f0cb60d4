import { SharedPicture } from '@/components/motion/shared-picture'
import { cellsOfFew, type GalleryCell } from '@/components/sections/gallery-grid'
import { Link } from '@/components/ui/internal-link'
import { Picture } from '@/components/ui/picture'
import { columnSizes, TWO_COLUMNS } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { getProject } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import type { CaseStudyProps } from './case-study'

const FULL = { cell: 'md:col-span-2 lg:col-span-9', sizes: columnSizes(9) }
const CELLS: Record<GalleryCell, { cell: string; sizes: string }> = {
  wide: FULL,
  'wide-flip': FULL,
  seven: { cell: 'lg:col-span-7', sizes: columnSizes(7, TWO_COLUMNS) },
  five: { cell: 'lg:col-span-5', sizes: columnSizes(5, TWO_COLUMNS) },
  four: { cell: 'lg:col-span-4', sizes: columnSizes(4, TWO_COLUMNS) },
  'four-first': { cell: 'md:max-lg:col-span-2 lg:col-span-4', sizes: columnSizes(4) },
}

/** Projects without a page of their own link to the portfolio. */
export function RelatedProjects({ project }: CaseStudyProps) {
  const { related } = project.caseStudy
  if (related.length === 0) return null
  const cells = cellsOfFew(related.length)
  return (
    <Section floor="ink" labelledBy="related-title" title="Related projects" className="no-print py-20 lg:py-28">
      <ul className="mt-10 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-12 lg:items-end">
        {related.map((slug, index) => {
          const { title, subject, picture, caseStudy } = getProject(slug)
          const { cell, sizes } = CELLS[cells[index] ?? 'wide']
          return (
            <li key={slug} data-reveal className={cell}>
              <Link href={caseStudy ? paths.project(slug) : paths.portfolio} className="group block">
                <SharedPicture name={slug}>
                  <Picture
                    picture={picture}
                    sizes={sizes}
                    imageClassName="aspect-[4/3] object-cover transition-transform duration-500 ease-out hover-able:group-hover:scale-[1.025]"
                  />
                </SharedPicture>
                <div className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
                  <h3 className="text-h3 decoration-[3px] underline-offset-8 group-hover:underline">{title}</h3>
                  <span className="label">{subject}</span>
                </div>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

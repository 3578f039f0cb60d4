import { SharedPicture } from '@/components/motion/shared-picture'
import { cellsOfFew, type GalleryCell, isWide } from '@/components/sections/gallery-grid'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/internal-link'
import { Picture } from '@/components/ui/picture'
import { columnSizes, TWO_COLUMNS } from '@/components/ui/picture-sizes'
import { Section } from '@/components/ui/section'
import { content, getProject } from '@/lib/content'
import { pictureEntry } from '@/lib/pictures'
import * as paths from '@/lib/url-paths'

const FULL = { className: 'md:col-span-2 lg:col-span-12', sizes: columnSizes(12) }
const CELLS: Record<GalleryCell, { className: string; sizes: string }> = {
  wide: FULL,
  'wide-flip': FULL,
  seven: { className: 'lg:col-span-7', sizes: columnSizes(7, TWO_COLUMNS) },
  five: { className: 'lg:col-span-5', sizes: columnSizes(5, TWO_COLUMNS) },
  four: { className: 'lg:col-span-4', sizes: columnSizes(4, TWO_COLUMNS) },
  'four-first': { className: 'md:max-lg:col-span-2 lg:col-span-4', sizes: columnSizes(4) },
}

export function FeaturedWork() {
  const { work } = content().home
  const cells = cellsOfFew(work.projects.length)
  if (cells.length === 0) return null
  return (
    <Section floor="ink" id="projects" labelledBy="projects-title">
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12 lg:items-end">
        <h2 id="projects-title" className="text-h2 lg:col-span-7">
          {work.title}
        </h2>
        <p className="max-w-[48ch] text-muted lg:col-span-5">{work.lead}</p>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:mt-16 lg:grid-cols-12">
        {work.projects.map((slug, index) => {
          const { title, subject, description, picture, caseStudy } = getProject(slug)
          const cell = cells[index] ?? 'wide'
          const { className, sizes } = CELLS[cell]
          const isSecondOfTwo = [cell, cells[index - 1]].sort().join() === 'five,seven'
          return (
            <li key={slug} data-reveal className={`${className} ${isSecondOfTwo ? 'lg:mt-20' : ''}`}>
              <Link href={paths.project(slug)} className="group block">
                <SharedPicture name={slug}>
                  <Picture
                    entry={pictureEntry(picture.file)}
                    alt={picture.alt}
                    sizes={sizes}
                    imageClassName={`transition-transform duration-500 ease-out hover-able:group-hover:scale-[1.025] ${isWide(cell) ? 'aspect-[4/3] object-cover lg:aspect-[3/2] lg:object-[50%_75%]' : 'aspect-[4/3] object-cover'}`}
                  />
                </SharedPicture>
                <div className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
                  <h3 className="text-h3 decoration-[3px] underline-offset-8 group-hover:underline">{title}</h3>
                  <span className="label">{caseStudy ? `${subject}, ${caseStudy.year}` : subject}</span>
                </div>
              </Link>
              <p className="mt-2 max-w-[60ch] text-muted">{description}</p>
            </li>
          )
        })}
      </ul>
      <p className="mt-14">
        <ButtonLink href={work.action.href} variant="secondary">
          {work.action.label}
        </ButtonLink>
      </p>
    </Section>
  )
}

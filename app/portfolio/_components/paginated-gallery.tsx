import { CELL_CLASSES, GALLERY_GRID, galleryCells } from '@/components/sections/gallery-grid'
import { ProjectCount } from '@/components/sections/project-count'
import { Link } from '@/components/ui/link'
import { content } from '@/lib/content'
import * as paths from '@/lib/url-paths'
import { CategoryRedirect } from './category-redirect'
import { EmptyFilter } from './empty-filter'
import { galleryCards } from './gallery-cards'
import { listings, type ProjectListing } from './portfolio-listings'

/** A page of a portfolio with too many projects for one page. Filters and pages are links. */
export function PaginatedGallery({ listing }: { listing: ProjectListing }) {
  const { filter, projects } = listing
  const all = listings()
  // `page` only on the first page of a filter, to which its link leads.
  const current = listing.number === 1 ? 'page' : 'true'
  const cells = galleryCells(projects.length)
  const firstPages = all.filter(({ number }) => number === 1)
  const redirects = firstPages.filter(({ slug }) => slug)
  return (
    <>
      {listing.slug ? null : (
        <CategoryRedirect
          pages={redirects.map(({ filter, slug }) => ({ filter, path: paths.portfolioListing(slug) }))}
        />
      )}
      {all.some((page) => page.filter !== filter) ? (
        <nav aria-label="Filter projects" className="wrap">
          <ul className="flex flex-wrap items-baseline gap-x-7 gap-y-1 border-line-strong border-t-[1.5px] pt-4 lg:gap-x-10">
            {firstPages.map((first) => (
              <li key={first.filter}>
                <Link
                  href={paths.portfolioListing(first.slug)}
                  aria-current={first.filter === filter ? current : undefined}
                  className="group/filter inline-flex min-h-12 items-start gap-1.5 pt-1 font-semibold text-[1.25rem] text-muted leading-[1.2] pointer-fine:hover:text-ink aria-[current]:text-ink lg:font-bold lg:font-display lg:text-h3"
                >
                  <span className="border-transparent border-b-[5px] pb-1 group-aria-[current]/filter:border-coral">
                    {first.filter}
                  </span>
                  <ProjectCount count={first.count} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {projects.length === 0 ? (
        <div className="wrap mt-10">
          <EmptyFilter />
        </div>
      ) : null}
      <ul className={GALLERY_GRID}>
        {galleryCards(projects).map(({ key, card }, index) => {
          const cell = cells[index] ?? 'wide'
          return (
            <li key={key} data-cell={cell} className={CELL_CLASSES[cell]}>
              {card}
            </li>
          )
        })}
      </ul>
      <Pagination listing={listing} all={all} />
    </>
  )
}

const PAGE_LINK = 'inline-flex min-h-12 items-center font-semibold underline decoration-[1.5px] underline-offset-4'

function Pagination({ listing, all }: { listing: ProjectListing; all: readonly ProjectListing[] }) {
  const { filter, number, pages } = listing
  if (pages === 1) return null
  const findPage = (pageNumber: number) => all.find((page) => page.filter === filter && page.number === pageNumber)
  const [previous, next] = [findPage(number - 1), findPage(number + 1)]
  return (
    <nav aria-label="Pages of the portfolio" className="wrap mt-16 lg:mt-6">
      <div className="flex flex-wrap items-center gap-x-8 border-line-strong border-t-[1.5px] pt-4">
        <p className="label tabular mr-auto">
          Page {number} of {pages}
        </p>
        {previous ? (
          <Link href={paths.portfolioListing(previous.slug)} rel="prev" className={PAGE_LINK}>
            {content().labels.project.previous}
          </Link>
        ) : null}
        {next ? (
          <Link href={paths.portfolioListing(next.slug)} rel="next" className={PAGE_LINK}>
            {content().labels.project.next}
          </Link>
        ) : null}
      </div>
    </nav>
  )
}

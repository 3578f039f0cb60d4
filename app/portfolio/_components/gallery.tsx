import { PreventFilterFlash } from '@/components/sections/prevent-filter-flash'
import { ProjectGallery } from '@/components/sections/project-gallery'
import { content } from '@/lib/content'
import { filtersOf } from '@/lib/portfolio-listings'
import { EmptyFilter } from './empty-filter'
import { projectCards } from './project-cards'

/** All projects on one page, filtered in the browser. */
export function Gallery() {
  const { projects, portfolioPage } = content()
  return (
    <>
      <PreventFilterFlash />
      <ProjectGallery
        filters={filtersOf(portfolioPage.categories)}
        shared={portfolioPage.shared}
        empty={<EmptyFilter />}
        items={projectCards(projects)}
      />
    </>
  )
}

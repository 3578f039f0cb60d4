import { HideUntilFiltered } from '@/components/sections/hide-until-filtered'
import { ProjectGallery } from '@/components/sections/project-gallery'
import { content } from '@/lib/content'
import { filtersOf } from '@/lib/project-filter'
import { EmptyFilter } from './empty-filter'
import { galleryCards } from './gallery-cards'

/** All projects on one page, filtered in the browser. */
export function Gallery() {
  const { projects, portfolioPage } = content()
  return (
    <>
      <HideUntilFiltered />
      <ProjectGallery
        filters={filtersOf(portfolioPage.categories)}
        shared={portfolioPage.shared}
        several={portfolioPage.several}
        empty={<EmptyFilter />}
        items={galleryCards(projects)}
      />
    </>
  )
}

import { PreventFilterFlash } from '@/components/sections/prevent-filter-flash'
import { ProjectFilter } from '@/components/sections/project-filter'
import { content } from '@/lib/content'
import { ALL } from '@/lib/portfolio'
import { EmptyFilter } from './empty-filter'
import { projectCards } from './project-cards'

/** All projects on one page, which the browser filters. */
export function Gallery() {
  const { projects, portfolioPage } = content()
  return (
    <>
      <PreventFilterFlash />
      <ProjectFilter
        filters={[ALL, ...portfolioPage.categories]}
        shared={portfolioPage.shared}
        empty={<EmptyFilter />}
        items={projectCards(projects)}
      />
    </>
  )
}

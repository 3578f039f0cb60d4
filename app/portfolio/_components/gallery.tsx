import { PreventFilterFlash } from '@/components/sections/prevent-filter-flash'
import { ProjectFilter } from '@/components/sections/project-filter'
import { content } from '@/lib/content'
import { EmptyFilter } from './empty-filter'
import { projectCards } from './project-cards'

/** All projects on one page, which the browser filters. */
export function Gallery() {
  const { projects, portfolioPage } = content()
  return (
    <>
      <PreventFilterFlash />
      <ProjectFilter filters={portfolioPage.filters} empty={<EmptyFilter />} items={projectCards(projects)} />
    </>
  )
}

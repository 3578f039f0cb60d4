import { content, type ProjectEntry } from '@/lib/content'
import { type Listing, portfolioListings } from '@/lib/portfolio-listings'
import { filtersOf } from '@/lib/project-filter'

export type ProjectListing = Listing<ProjectEntry>

/** The pages of the portfolio with each filter; empty if all projects fit on one page. */
export function listings(): ProjectListing[] {
  const { projects, portfolioPage } = content()
  return portfolioListings(projects, filtersOf(portfolioPage.categories), portfolioPage.several)
}

/** The listing with this slug, or the first page without one; undefined if there is none. */
export const findListing = (slug?: string): ProjectListing | undefined =>
  listings().find((listing) => listing.slug === slug)

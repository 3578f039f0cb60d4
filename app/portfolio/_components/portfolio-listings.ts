import { content, type ProjectEntry } from '@/lib/content'
import { filtersOf, type Listing, portfolioListings } from '@/lib/portfolio-pagination'

export type ProjectListing = Listing<ProjectEntry>

/** The pages of a portfolio that is too large for one; none while it fits. */
export function listings(): ProjectListing[] {
  const { projects, portfolioPage } = content()
  return portfolioListings(projects, filtersOf(portfolioPage.categories))
}

/** The page in this folder of /portfolio/, if there is one; without a folder, the first. */
export const findListing = (slug?: string): ProjectListing | undefined =>
  listings().find((listing) => listing.slug === slug)

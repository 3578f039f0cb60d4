import { ALL, matchesFilter, type SeveralCategories } from './project-filter.ts'
import { asSlug } from './slug.ts'

/** One and a half repetitions of the gallery's layout, which has 16 cards. */
export const CARDS_PER_PAGE = 24

/** One page of a paginated portfolio: page `number` of `pages` for `filter`. */
export interface Listing<Project> {
  /** The last segment of its path; undefined for the first page of All, which is /portfolio/. */
  slug: string | undefined
  filter: string
  number: number
  pages: number
  /** The number of projects on all pages of this filter. */
  count: number
  projects: readonly Project[]
}

/** The pages of each filter. Empty when all projects fit on one page, where they are filtered in the browser. */
export function portfolioListings<Project extends { category: readonly string[] }>(
  projects: readonly Project[],
  filters: readonly string[],
  several?: SeveralCategories,
): Listing<Project>[] {
  if (projects.length <= CARDS_PER_PAGE) return []
  return filters.flatMap((filter) => {
    const matching = projects.filter(({ category }) => matchesFilter(filter, category, several))
    const pages = Math.max(1, Math.ceil(matching.length / CARDS_PER_PAGE))
    return Array.from({ length: pages }, (_, index) => ({
      slug: listingSlug(filter, index + 1),
      filter,
      number: index + 1,
      pages,
      count: matching.length,
      projects: matching.slice(index * CARDS_PER_PAGE, (index + 1) * CARDS_PER_PAGE),
    }))
  })
}

/** True when /portfolio/{slug}/ is or could become a page of the list, so that no project may use the slug. */
export function isListingSlug(slug: string, filters: readonly string[]): boolean {
  return filters.some((filter) => {
    const [first, second = ''] = [listingSlug(filter, 1), listingSlug(filter, 2)]
    const prefix = second.slice(0, -1)
    return slug === first || (slug.startsWith(prefix) && /^\d+$/.test(slug.slice(prefix.length)))
  })
}

/** `page-2`, `app-development`, `app-development-page-2`. */
export function listingSlug(filter: string, number: number): string | undefined {
  const parts = [...(filter === ALL ? [] : [asSlug(filter)]), ...(number > 1 ? [`page-${number}`] : [])]
  return parts.join('-') || undefined
}

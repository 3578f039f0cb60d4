import { asSlug } from './slug.ts'

/** The filter that shows everything; also what any unknown value of the URL stands for. */
export const ALL = 'All'

/** The filters of the portfolio, in their order. */
export const filtersOf = (categories: readonly string[]): string[] => [ALL, ...categories]

/** Cards on one page: a full round of the gallery's rows and half of the next. More are listed on further pages. */
export const CARDS_AT_ONCE = 24

/**
 * Whether a project stands under a filter: all do under All; under any other, only those whose category list has exactly
 * one entry and that entry is the filter. A project of both categories therefore appears under All alone.
 */
export function matchesFilter(filter: string, category: readonly string[]): boolean {
  return filter === ALL || (category.length === 1 && category[0] === filter)
}

/** One page of a portfolio that is too large for one: the `number`th of `pages` under `filter`. */
export interface Listing<Project> {
  /** Its folder below /portfolio/; none for the first page of All, which is /portfolio/ itself. */
  slug: string | undefined
  filter: string
  number: number
  pages: number
  /** Under this filter, on all pages. */
  count: number
  projects: readonly Project[]
}

/**
 * The pages of a portfolio, filter by filter; none while all projects fit on one, where the browser filters them.
 * Each is a page of its own, so that neither the first view nor the filter waits for what is not shown.
 */
export function portfolioListings<Project extends { category: readonly string[] }>(
  projects: readonly Project[],
  filters: readonly string[],
): Listing<Project>[] {
  if (projects.length <= CARDS_AT_ONCE) return []
  return filters.flatMap((filter) => {
    const matching = projects.filter(({ category }) => matchesFilter(filter, category))
    const pages = Math.max(1, Math.ceil(matching.length / CARDS_AT_ONCE))
    return Array.from({ length: pages }, (_, index) => ({
      slug: listingSlug(filter, index + 1),
      filter,
      number: index + 1,
      pages,
      count: matching.length,
      projects: matching.slice(index * CARDS_AT_ONCE, (index + 1) * CARDS_AT_ONCE),
    }))
  })
}

/** Whether a page of the list may stand in this folder of /portfolio/, so that no project can. */
export function isListingSlug(slug: string, filters: readonly string[]): boolean {
  return filters.some((filter) => {
    const [first, second = ''] = [listingSlug(filter, 1), listingSlug(filter, 2)]
    return slug === first || (slug.startsWith(second.slice(0, -1)) && /-\d+$/.test(slug))
  })
}

/** `page-2`, `app-development`, `app-development-page-2`. */
export function listingSlug(filter: string, number: number): string | undefined {
  const parts = [...(filter === ALL ? [] : [asSlug(filter)]), ...(number > 1 ? [`page-${number}`] : [])]
  return parts.join('-') || undefined
}

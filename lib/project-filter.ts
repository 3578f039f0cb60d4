/** The filter that matches every project; also used for unknown values of the URL. */
export const ALL = 'All'

export const filtersOf = (categories: readonly string[]): string[] => [ALL, ...categories]

/**
 * True for the filter All, or when the filter is the project's only category. A project with several categories is
 * therefore listed under All only.
 */
export function matchesFilter(filter: string, category: readonly string[]): boolean {
  return filter === ALL || (category.length === 1 && category[0] === filter)
}

/** Reads the filter from a query string; All unless it is one of `filters`. */
export function filterFromSearch(search: string, filters: readonly string[]): string {
  const category = new URLSearchParams(search).get('category')
  return filters.find((filter) => filter === category) ?? ALL
}

/** The filter that matches every project; also used for unknown values of the URL. */
export const ALL = 'All'

export const filtersOf = (categories: readonly string[]): string[] => [ALL, ...categories]

/** What happens to a project in several categories: as specified it is only listed under All, or it is counted in each. */
export type SeveralCategories = 'only All' | 'each'

/** True for the filter All, or when the filter is the project's only category, or by `several` one of them. */
export function matchesFilter(
  filter: string,
  category: readonly string[],
  several: SeveralCategories = 'only All',
): boolean {
  return filter === ALL || (category.includes(filter) && (category.length === 1 || several === 'each'))
}

/** Reads the filter from a query string; All unless it is one of `filters`. */
export function filterFromSearch(search: string, filters: readonly string[]): string {
  const category = new URLSearchParams(search).get('category')
  return filters.find((filter) => filter === category) ?? ALL
}

import { ALL, matchesFilter } from '@/lib/portfolio-pagination'

/** How many projects stand under a filter. */
export function countFor(filter: string, categories: readonly (readonly string[])[]): number {
  return categories.filter((category) => matchesFilter(filter, category)).length
}

/** How many projects of this category a filter leaves out because they belong to another one too. */
export function countShared(filter: string, categories: readonly (readonly string[])[]): number {
  if (filter === ALL) return 0
  return categories.filter((category) => category.length > 1 && category.includes(filter)).length
}

/** The filter that a query string asks for: one of `filters`, else All. Whatever a visitor types is only compared. */
export function filterFromSearch(search: string, filters: readonly string[]): string {
  const wanted = new URLSearchParams(search).get('category')
  return filters.find((filter) => filter === wanted) ?? ALL
}

import { ALL, matchesFilter } from '@/lib/portfolio-listings'

/** The number of projects that match a filter. */
export function countFor(filter: string, categories: readonly (readonly string[])[]): number {
  return categories.filter((category) => matchesFilter(filter, category)).length
}

/** The number of projects that a filter excludes because they also belong to another category. */
export function countShared(filter: string, categories: readonly (readonly string[])[]): number {
  if (filter === ALL) return 0
  return categories.filter((category) => category.length > 1 && category.includes(filter)).length
}

/** Reads the filter from a query string; All unless it is one of `filters`. */
export function filterFromSearch(search: string, filters: readonly string[]): string {
  const category = new URLSearchParams(search).get('category')
  return filters.find((filter) => filter === category) ?? ALL
}

import { toPlainText } from './plain-text.ts'

/** The filter that matches every project; also used for unknown values of the URL. */
export const ALL = 'All'

/** A single category would list what All lists. */
export const filtersOf = (categories: readonly string[]): string[] => [
  ALL,
  ...(categories.length > 1 ? categories : []),
]

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
  const category = toPlainText(new URLSearchParams(search).get('category') ?? '')
  return filters.find((filter) => toPlainText(filter) === category) ?? ALL
}

type Categories = readonly (readonly string[])[]

/** The number of projects that match a filter. */
export function countFor(filter: string, categories: Categories, several?: SeveralCategories): number {
  return categories.filter((category) => matchesFilter(filter, category, several)).length
}

/** The number of projects that a filter excludes because they also belong to another category. */
export function countShared(filter: string, categories: Categories, several?: SeveralCategories): number {
  if (filter === ALL || several === 'each') return 0
  return categories.filter((category) => category.length > 1 && category.includes(filter)).length
}

/** "1 project" or "6 projects". */
export const projectCount = (count: number): string => (count === 1 ? '1 project' : `${count} projects`)

/** What the gallery shows; for All also why the counts of the other filters do not add up to it. */
export function resultText(filter: string, categories: Categories, several?: SeveralCategories): string {
  const count = countFor(filter, categories, several)
  const projects = projectCount(count)
  if (filter !== ALL) return `${projects} under ${filter}`
  const shared = categories.filter((category) => category.length > 1).length
  const all = count === 1 ? projects : `All ${projects}`
  return shared === 0 || several === 'each' ? all : `${all}; ${shared} in several categories, listed only here`
}

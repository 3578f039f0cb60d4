import { ALL, matchesFilter, type SeveralCategories } from '@/lib/project-filter'

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

/** What the gallery shows; for All also why the counts of the other filters do not add up to it. */
export function resultText(filter: string, categories: Categories, several?: SeveralCategories): string {
  const count = countFor(filter, categories, several)
  const projects = count === 1 ? '1 project' : `${count} projects`
  if (filter !== ALL) return `${projects} under ${filter}`
  const shared = categories.filter((category) => category.length > 1).length
  if (shared === 0 || several === 'each') return `All ${projects}`
  return `All ${projects}; ${shared} in several categories, listed only here`
}

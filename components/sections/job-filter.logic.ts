export const ALL = 'All'
const SEARCH_LIMIT = 80

export interface JobFilter {
  department: string
  search: string
}
export interface FilterableJob {
  slug: string
  title: string
  department: string
  description: string
}

/** A job is listed if its department matches (or All is chosen) and the search text is in its title or description. */
export function listed(job: FilterableJob, { department, search }: JobFilter): boolean {
  const text = search.trim().toLowerCase()
  return (
    (department === ALL || job.department === department) &&
    (job.title.toLowerCase().includes(text) || job.description.toLowerCase().includes(text))
  )
}

/** The filter that an address asks for; values that mean nothing are ignored. */
export function filterFromSearch(search: string, departments: readonly string[]): JobFilter {
  const params = new URLSearchParams(search)
  const department = params.get('department') ?? ALL
  return {
    department: departments.includes(department) ? department : ALL,
    search: (params.get('q') ?? '').replace(/\p{Cc}/gu, '').slice(0, SEARCH_LIMIT),
  }
}

/** The address of a filter: other parameters and the hash stay. `current` is a path with search and hash. */
export function addressOf({ department, search }: JobFilter, current: string): string {
  const url = new URL(current, 'https://site.invalid')
  if (search.trim()) url.searchParams.set('q', search.trim())
  else url.searchParams.delete('q')
  if (department === ALL) url.searchParams.delete('department')
  else url.searchParams.set('department', department)
  // One choice has one address, in whatever order it was made.
  url.searchParams.sort()
  return url.pathname + url.search + url.hash
}

/** "6 openings", "2 of 6 openings": what the live region says. */
export const countText = (shown: number, total: number): string =>
  `${shown === total ? '' : `${shown} of `}${total} ${total === 1 ? 'opening' : 'openings'}`

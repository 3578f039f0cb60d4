import { asTyped, toPlainText } from './plain-text.ts'
import { ALL } from './project-filter.ts'

export const SEARCH_LIMIT = 80

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

/** As people type it: with plain spaces, hyphens and quotation marks, without soft hyphens and accents, in lower case. */
const searchable = (text: string) =>
  asTyped(toPlainText(text)).normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether the department matches, unless it is All, and title or description contain the search text. */
export function matchesFilter(job: FilterableJob, { department, search }: JobFilter): boolean {
  const text = searchable(search)
  return (
    (department === ALL || job.department === department) &&
    [job.title, job.description].some((shown) => searchable(shown).includes(text))
  )
}

/** Reads the filter from a query string and ignores unknown values. */
export function filterFromSearch(search: string, departments: readonly string[]): JobFilter {
  const params = new URLSearchParams(search)
  const department = toPlainText(params.get('department') ?? '')
  return {
    department: departments.find((name) => toPlainText(name) === department) ?? ALL,
    search: (params.get('q') ?? '').replace(/\p{Cc}/gu, '').slice(0, SEARCH_LIMIT),
  }
}

/** `current`, a path with search and hash, with the parameters of the filter. */
export function filterUrl({ department, search }: JobFilter, current: string): string {
  const url = new URL(current, 'https://site.invalid')
  if (search.trim()) url.searchParams.set('q', search.trim())
  else url.searchParams.delete('q')
  if (department === ALL) url.searchParams.delete('department')
  else url.searchParams.set('department', department)
  // The same filter always has the same URL.
  url.searchParams.sort()
  return url.pathname + url.search + url.hash
}

/** "6 openings" or "2 of 6 openings". */
export const openingsCount = (shown: number, total: number): string =>
  `${shown === total ? '' : `${shown} of `}${total} ${total === 1 ? 'opening' : 'openings'}`

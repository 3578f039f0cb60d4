import type { Listing } from '../portfolio-listings.ts'
import { ALL, projectCount } from '../project-filter.ts'

/** Title and description of a page of the paginated portfolio. */
export function listingSeo(
  { title }: { title: string },
  { filter, number, pages, count, projects }: Listing<{ title: string }>,
): { title: string; description: string } {
  const subject = filter === ALL ? title : `${title}: ${filter}`
  const names = projects.slice(0, 3).map((project) => project.title)
  return {
    title: number > 1 ? `${subject}, page ${number}` : subject,
    description: [
      `${filter === ALL ? 'All' : filter}, ${projectCount(count)}, page ${number} of ${pages}.`,
      ...(names.length > 0
        ? [`On this page: ${names.join(', ')}${projects.length > names.length ? ' and more' : ''}.`]
        : []),
    ].join(' '),
  }
}

import { listingSlug } from '../../portfolio-pagination.ts'
import type { ContentFile } from '../files.ts'
import { describeValue, type FieldPath, type Problem } from '../problem.ts'
import { select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

const RANKS = {
  services: 'order',
  technologies: 'order',
  projects: 'order',
  jobs: 'id',
  testimonials: 'id',
  apps: 'id',
}

/** What is named once: each by its kind, where its names stand, and what a second one is told. */
const NAMES = [
  // It names its section on /services/, where screen readers list the sections by their names.
  ['services', 'headline', 'a headline that no other service has'],
  ['site', 'offices.*.id', 'an id that no other office has'],
  ['portfolio-page', 'tags.*.label', 'a tag that is not in the list yet'],
  ['careers', 'openings.departments.*', 'a department that is not in the list yet'],
] as const

/** Orders and ids within a folder, addresses of service sections and categories, names in lists. */
export const checkUnique: Check = ({ files, slugs }) => {
  const ranks = Object.entries(RANKS).flatMap(([kind, field]) =>
    duplicates(valuesIn(ofKind(files, kind), field), `a number that no other file in content/${kind} has`),
  )
  const sections = (slugs.get('services') ?? []).map((slug) => ({
    value: slug,
    where: `content/services/${slug}.yaml`,
  }))
  const aliases = valuesIn(ofKind(files, 'services'), 'aliases.*.slug')
  const categories = valuesIn(ofKind(files, 'portfolio-page'), 'categories.*').map((found) => ({
    ...found,
    value: typeof found.value === 'string' ? listingSlug(found.value, 1) : found.value,
  }))
  return [
    ...ranks,
    ...duplicates(aliases, 'an address that no other section has', sections),
    ...duplicates(categories, 'a category whose address in lower case no other has'),
    ...NAMES.flatMap(([kind, pattern, expected]) => duplicates(valuesIn(ofKind(files, kind), pattern), expected)),
  ]
}

type Occurrence = { file: ContentFile; path: FieldPath; value: unknown }

/** Every value at a dotted pattern of the files, with its place. */
export function valuesIn(files: readonly ContentFile[], pattern: string): Occurrence[] {
  return files.flatMap((file) => select(file.value, pattern).map((found) => ({ file, ...found })))
}

/** A problem for each value that has occurred before; letters of either case count as the same. */
export function duplicates(
  occurrences: readonly Occurrence[],
  expected: string,
  taken: readonly { value: unknown; where: string }[] = [],
): Problem[] {
  const seen = new Map(taken.map(({ value, where }) => [identity(value), where]))
  return occurrences.flatMap(({ file: { source }, path, value }) => {
    const key = identity(value)
    const first = seen.get(key)
    if (first) return [source.problem(path, expected, `${describeValue(value)}, as in ${first}`)]
    seen.set(key, `${source.file}:${source.lineOf(path)}`)
    return []
  })
}

function identity(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}

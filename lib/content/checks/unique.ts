import { cornersOf } from '../../picture-regions.ts'
import { asTyped, toPlainText } from '../../plain-text.ts'
import { listingSlug } from '../../portfolio-listings.ts'
import { describeValue, type FieldPath, type Problem } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { point } from '../schemas/regions.ts'
import { isRecord, select, walk } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** The fields by which collections are sorted. */
const POSITION_FIELDS = {
  services: 'order',
  technologies: 'order',
  projects: 'order',
  jobs: 'id',
  testimonials: 'id',
  apps: 'id',
}

const UNIQUE_FIELDS: readonly (readonly [kind: string, pattern: string, expected: string])[] = [
  // The accessible names of the sections on /services/.
  ['services', 'headline', 'a headline that no other service has'],
  ['site', 'offices.*.id', 'an id that no other office has'],
]

/** Positions in a collection, paths of services and categories, and names in lists must be unique. */
export const checkUnique: Check = ({ files, slugs }) => {
  const positions = Object.entries(POSITION_FIELDS).flatMap(([kind, field]) =>
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
    ...positions,
    ...files.flatMap(repeatedInLists),
    ...duplicates(aliases, 'an address that no other section has', sections),
    ...duplicates(categories, 'a category whose address in lower case no other has'),
    ...files.flatMap(placeProblems),
    ...UNIQUE_FIELDS.flatMap(([kind, pattern, expected]) =>
      duplicates(valuesIn(ofKind(files, kind), pattern), expected),
    ),
  ]
}

/** Pins and regions of one list that cover each other, to a percent. */
function placeProblems(file: ContentFile): Problem[] {
  const problems: Problem[] = []
  walk(file.value, (list, path) => {
    if (!Array.isArray(list)) return
    const pins = select(list, '*.pin').flatMap(({ path, value }) => {
      const { success, data } = point.safeParse(value)
      return success ? [{ path, value: `x: ${Math.round(data.x)}, y: ${Math.round(data.y)}` }] : []
    })
    const regions = select(list, '*.corners').flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ path, value: [...cornersOf(value)].sort().join(' ') }] : [],
    )
    const places = [...pins, ...regions].map((one) => ({
      ...one,
      file,
      path: [...path, ...one.path],
    }))
    problems.push(...duplicates(places, 'a place on the picture that nothing else in the list has'))
  })
  return problems
}

/** What tells the groups of one list apart. */
const NAMES = ['title', 'label', 'claim']

/** Texts and references in lists, and groups by their name. An award can be won again in another year. */
function repeatedInLists(file: ContentFile): Problem[] {
  // Pages do not show these words, and the addresses of categories are compared above.
  if (file.kind === 'words') return []
  const problems: Problem[] = []
  walk(file.value, (list, path) => {
    if (!Array.isArray(list) || (file.kind === 'portfolio-page' && path[0] === 'categories')) return
    const entries = list.flatMap((item, index): Occurrence[] => {
      if (typeof item === 'string') return [{ file, path: [...path, index], value: item }]
      if (!isRecord(item) || item.year !== undefined) return []
      const name = NAMES.find((field) => typeof item[field] === 'string')
      return name ? [{ file, path: [...path, index, name], value: item[name] }] : []
    })
    problems.push(...duplicates(entries, 'an entry that is not in the list yet'))
  })
  return problems
}

type Occurrence = { file: ContentFile; path: FieldPath; value: unknown }

/** All values at a dotted pattern, with their files and paths. */
export function valuesIn(files: readonly ContentFile[], pattern: string): Occurrence[] {
  return files.flatMap((file) => select(file.value, pattern).map((found) => ({ file, ...found })))
}

/** A problem for each value that occurred before, or that looks like one: case, the kind of quotation marks and spaces are ignored. */
export function duplicates(
  occurrences: readonly Occurrence[],
  expected: string,
  taken: readonly { value: unknown; where: string }[] = [],
): Problem[] {
  const seen = new Map(taken.map(({ value, where }) => [normalized(value), where]))
  return occurrences.flatMap(({ file: { source }, path, value }) => {
    const key = normalized(value)
    const first = seen.get(key)
    if (first) return [source.problem(path, expected, `${describeValue(value)}, as in ${first}`)]
    seen.set(key, `${source.file}:${source.lineOf(path)}`)
    return []
  })
}

function normalized(value: unknown): unknown {
  return typeof value === 'string' ? toPlainText(asTyped(value)).toLowerCase().replace(/\s+/g, ' ') : value
}

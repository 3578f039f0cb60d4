import { describeValue } from '../problem.ts'
import { type Check, ofKind } from './check.ts'
import { valuesIn } from './unique.ts'

const PAST_YEARS = [
  ['site', 'founded'],
  ['site', 'offices.*.opened'],
  ['projects', 'caseStudy.year'],
  ['about', 'story.milestones.*.year'],
  ['about', 'awards.items.*.year'],
] as const

/** What has happened cannot have happened in a year to come, and milestones are in the order of time. */
export const checkYears: Check = ({ files, today }) => {
  // `today` is where days end last; where they begin first, it is a day later.
  const year = new Date(Date.parse(today) + 86_400_000).getUTCFullYear()
  const future = PAST_YEARS.flatMap(([kind, pattern]) =>
    valuesIn(ofKind(files, kind), pattern).flatMap(({ file: { source }, path, value }) =>
      typeof value === 'number' && value > year
        ? [source.problem(path, `a year that has begun, ${year} at most`, describeValue(value))]
        : [],
    ),
  )
  const milestones = valuesIn(ofKind(files, 'about'), 'story.milestones.*.year')
  const unordered = milestones.flatMap(({ file: { source }, path, value }, index) => {
    const before = milestones[index - 1]?.value
    const isEarlier = typeof before === 'number' && typeof value === 'number' && value < before
    const expected = `a year of at least ${before}, that of the milestone before it`
    return isEarlier ? [source.problem(path, expected, describeValue(value))] : []
  })
  return [...future, ...unordered]
}

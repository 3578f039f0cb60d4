import { type Check, ofKind } from './check.ts'
import { valuesIn } from './unique.ts'

const PAST_YEARS = [
  ['site', 'founded'],
  ['site', 'offices.*.opened'],
  ['projects', 'caseStudy.year'],
] as const

/** What has happened cannot have happened in a year to come. */
export const checkYears: Check = ({ files, today }) => {
  // `today` is where days end last; where they begin first, it is a day later.
  const year = new Date(Date.parse(today) + 86_400_000).getUTCFullYear()
  return PAST_YEARS.flatMap(([kind, pattern]) =>
    valuesIn(ofKind(files, kind), pattern).flatMap(({ file: { source }, path, value }) =>
      typeof value === 'number' && value > year
        ? [source.problem(path, `a year that has begun, ${year} at most`, `the number ${value}`)]
        : [],
    ),
  )
}

import { type Check, ofKind } from './check.ts'
import { valuesIn } from './unique.ts'

const PAST_YEARS = [
  ['site', 'founded'],
  ['site', 'offices.*.opened'],
  ['projects', 'caseStudy.year'],
] as const

/** What has happened cannot have happened in a year to come. */
export const checkYears: Check = ({ files, today }) => {
  const year = Number(today.slice(0, 4))
  return PAST_YEARS.flatMap(([kind, pattern]) =>
    valuesIn(ofKind(files, kind), pattern).flatMap(({ file: { source }, path, value }) =>
      typeof value === 'number' && value > year
        ? [source.problem(path, `a year that has begun, ${year} at most`, `the number ${value}`)]
        : [],
    ),
  )
}

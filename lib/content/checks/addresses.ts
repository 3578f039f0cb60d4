import { countryCodeOf, countryMeantBy, countryNameOf, countryNames } from '../../countries.ts'
import { partsBesideTown } from '../../postal-address.ts'
import { didYouMean } from '../did-you-mean.ts'
import { describeValue, type FieldPath, type Problem, quote } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { isRecord, select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'
import { valuesIn } from './unique.ts'

/** Countries must exist, and the address of an office must have the parts that its country writes. */
export const checkAddresses: Check = ({ files }) => [
  ...valuesIn(ofKind(files, 'jobs'), 'applicantCountries.*').flatMap(({ file, path, value }) =>
    typeof value === 'string' ? unknownCountry(file, path, value) : [],
  ),
  ...ofKind(files, 'site').flatMap((file) =>
    select(file.value, 'offices.*').flatMap(({ path, value }) =>
      isRecord(value) ? officeProblems(file, path, value) : [],
    ),
  ),
]

/** Search engines match the countries of a job by name. `code` is what stands beside the name. */
function unknownCountry({ source }: ContentFile, path: FieldPath, name: string, code = ''): Problem[] {
  if (countryCodeOf(name)) return []
  const suggestion = countryMeantBy(name) ?? didYouMean(name, countryNames) ?? countryNameOf(code.toUpperCase())
  return [source.problem(path, 'the English name of a country', quote(name), suggestion)]
}

function officeProblems(file: ContentFile, path: FieldPath, office: Record<string, unknown>): Problem[] {
  const { country, countryCode, postalCode, region } = office
  if (typeof country !== 'string' || typeof countryCode !== 'string') return []
  const code = countryCodeOf(country)
  if (!code) return unknownCountry(file, [...path, 'country'], country, countryCode)
  const problem = (field: string, expected: string) =>
    file.source.problem([...path, field], expected, describeValue(office[field]))
  if (code !== countryCode) return [problem('countryCode', `"${code}", the code of ${country}`)]
  const needs = partsBesideTown(code)
  const name = countryNameOf(code)
  return [
    ...(needs.postalCode && postalCode === undefined ? [problem('postalCode', `the one that ${name} has`)] : []),
    ...(needs.region && region === undefined ? [problem('region', `the state or province, which ${name} writes`)] : []),
    ...(typeof postalCode === 'string' && !/[1-9]/.test(postalCode)
      ? [problem('postalCode', 'one with digits, or none where the country has none')]
      : []),
  ]
}

import { countryCodeOf, countryMeantBy, countryNameOf, countryNames } from '../../countries.ts'
import { partsBesideTown } from '../../postal-address.ts'
import { didYouMean } from '../did-you-mean.ts'
import { describeValue, type FieldPath, type Problem, quote } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { isRecord, select } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** Countries with postal codes that most addresses there are written without. */
const WITHOUT_CODES =
  'BB BH BT CL CV DO EH ET GN GT GW HT JO KH KW LA LB LR LS MG MM MV MZ NE NG NP PE PY SN SO SV VC VE ZM'.split(' ')

/** Countries must exist, and the address of an office must have the parts that its country writes. */
export const checkAddresses: Check = ({ files }) => [
  ...ofKind(files, 'jobs').flatMap((file) => {
    const countries = select(file.value, 'applicantCountries.*')
    return countries.flatMap(({ path, value }, index) =>
      typeof value === 'string'
        ? [...unknownCountry(file, path, value), ...sameCountry(file, path, value, countries.slice(0, index))]
        : [],
    )
  }),
  ...ofKind(files, 'site').flatMap((file) =>
    select(file.value, 'offices.*').flatMap(({ path, value }) =>
      isRecord(value) ? officeProblems(file, path, value) : [],
    ),
  ),
]

/** Search engines match the countries of a job by name. `code` is what stands beside the name. */
function unknownCountry({ source }: ContentFile, path: FieldPath, name: string, code = ''): Problem[] {
  if (countryCodeOf(name)) return []
  const suggestion = countryMeantBy(name) ?? didYouMean(name, countryNames()) ?? countryNameOf(code.toUpperCase())
  return [source.problem(path, 'the English name of a country', quote(name), suggestion)]
}

/** By another name; that of the same name is a problem of every list. */
function sameCountry({ source }: ContentFile, path: FieldPath, name: string, before: readonly { value: unknown }[]) {
  const code = countryCodeOf(name)
  const same = before.find(({ value }) => typeof value === 'string' && value !== name && countryCodeOf(value) === code)
  if (!code || !same) return []
  return [
    source.problem(path, 'a country that is not in the list yet', `${quote(name)}, as ${quote(String(same.value))}`),
  ]
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
    ...(needs.postalCode && postalCode === undefined && !WITHOUT_CODES.includes(code)
      ? [problem('postalCode', `the one that ${name} has`)]
      : []),
    ...(needs.region && region === undefined ? [problem('region', `the state or province, which ${name} writes`)] : []),
    ...(typeof postalCode === 'string' && !/[1-9]/.test(postalCode)
      ? [problem('postalCode', 'one with digits, or none where the country has none')]
      : []),
  ]
}

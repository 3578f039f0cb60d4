import { didYouMean } from '../did-you-mean.ts'
import { quote } from '../problem.ts'
import { type Check, ofKind } from './check.ts'
import { valuesIn } from './unique.ts'

/** Search engines match the countries of a job by name. */
export const checkCountries: Check = ({ files }) => {
  const named = [
    ...valuesIn(ofKind(files, 'jobs'), 'applicantCountries.*'),
    ...valuesIn(ofKind(files, 'site'), 'offices.*.country'),
  ]
  const countries = countryNames()
  return named.flatMap(({ file, path, value }) => {
    if (typeof value !== 'string' || countries.has(value)) return []
    const expected = 'the English name of a country'
    return [file.source.problem(path, expected, quote(value), didYouMean(value, countries))]
  })
}

/** The English names of all region codes with two letters. */
function countryNames(): Set<string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Set(codes.flatMap((code) => names.of(code) ?? []))
}

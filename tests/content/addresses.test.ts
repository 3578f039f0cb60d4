import { checkAddresses } from '@/lib/content/checks/addresses.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { site } from '@/lib/content/schemas/site.ts'
import { parseYaml } from '@/lib/content/yaml-read.ts'
import { loadFixture } from '../fixtures/load.ts'

test('places and streets may be short and long', () => {
  const [office] = loadFixture().site.offices
  const named = { ...office, city: 'Å', street: 'B 5', country: 'Democratic Republic of the Congo' }
  expect(site.shape.offices.element.safeParse(named).error).toBeUndefined()
})

const COUNTRY = 'country  expected the English name of a country'

test.each([
  ['Germany, countryCode: DE, postalCode: "10999"', ''],
  ['United Arab Emirates, countryCode: AE, region: Dubai', ''],
  ['Nigeria, countryCode: NG', ''],
  ['Turkey, countryCode: TR, postalCode: "34710", region: İstanbul', ''],
  ['USA, countryCode: US, region: NY, postalCode: 10001-1234', ''],
  ['France, countryCode: GB', 'countryCode  expected "FR", the code of France, got "GB"'],
  ['Germany, countryCode: de, postalCode: "10999"', 'countryCode  expected "DE", the code of Germany, got "de"'],
  ['Germany, countryCode: DE', 'postalCode  expected the one that Germany has, got nothing'],
  ['UAE, countryCode: AE, postalCode: "00000"', 'postalCode  expected one with digits, or none where'],
  ['Canada, countryCode: CA, postalCode: M5V 2T6', 'region  expected the state or province, which Canada writes'],
  ['Eurozone, countryCode: EZ', `${COUNTRY}, got "Eurozone"`],
  ['Germny, countryCode: DE', `${COUNTRY}, got "Germny"; did you mean "Germany"?`],
  ['U.K., countryCode: GB', `${COUNTRY}, got "U.K."; did you mean "UK"?`],
  ['Holland, countryCode: NL', `${COUNTRY}, got "Holland"; did you mean "Netherlands"?`],
  ['Macedonia, countryCode: MK', 'did you mean "North Macedonia"?'],
  ['Republic of China, countryCode: TW', 'did you mean "Taiwan"?'],
  ['Federal Republic of Germany, countryCode: BE', 'did you mean "Germany"?'],
  ['Suisse, countryCode: CH', 'did you mean "Switzerland"?'],
  ['日本, countryCode: JP', 'did you mean "Japan"?'],
  ['US of A, countryCode: us', 'did you mean "United States"?'],
])('an office with country: %s: %s', (fields, problem) => {
  const { source } = parseYaml('site.yaml', Buffer.from(`offices:\n  - { country: ${fields} }\n`))
  if (!source) throw new Error(fields)
  const files = [{ kind: 'site', slug: 'site', source, value: source.value }]
  const found = checkAddresses({ files, raw: files, slugs: new Map(), pictures: [], publicFiles: [], today: '' })
  expect(found.map(formatProblem)).toEqual(problem ? [expect.stringContaining(problem)] : [])
})

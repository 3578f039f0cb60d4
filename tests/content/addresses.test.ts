import { checkAddresses } from '@/lib/content/checks/addresses.ts'
import { parseYaml } from '@/lib/content/yaml-read.ts'

const POSTCODE = 'postalCode: one with digits, or none where the country has none'
const REGION = 'region: the state or province'
const COUNTRY = 'country: the English name of a country'

test.each([
  ['Germany, countryCode: DE, postalCode: "10999"', ''],
  ['United Arab Emirates, countryCode: AE, region: Dubai', ''],
  ['Hong Kong, countryCode: HK', ''],
  ['Turkey, countryCode: TR, postalCode: "34710", region: İstanbul', ''],
  ['USA, countryCode: US, region: NY, postalCode: 10001-1234', ''],
  ['UK, countryCode: GB, postalCode: E2 7WR', ''],
  ['Czech Republic, countryCode: CZ, postalCode: 130 00', ''],
  ['France, countryCode: GB', 'countryCode: "FR", the code of France, got "GB"'],
  ['France, countryCode: ZZ', 'countryCode: "FR", the code of France, got "ZZ"'],
  ['Germany, countryCode: de, postalCode: "10999"', 'countryCode: "DE", the code of Germany, got "de"'],
  ['Germany, countryCode: DE', 'postalCode: the one that Germany has, got nothing'],
  ['Germany, countryCode: DE, postalCode: N/A', `${POSTCODE}, got "N/A"`],
  ['UAE, countryCode: AE, postalCode: "00000"', `${POSTCODE}, got "00000"`],
  ['Canada, countryCode: CA, postalCode: M5V 2T6', `${REGION}, which Canada writes, got nothing`],
  ['Australia, countryCode: AU, postalCode: "2000"', `${REGION}, which Australia writes, got nothing`],
  ['Eurozone, countryCode: EZ', `${COUNTRY}, got "Eurozone"`],
  ['Pseudo-Accents, countryCode: XA', `${COUNTRY}, got "Pseudo-Accents"`],
  ['Germny, countryCode: DE', `${COUNTRY}, got "Germny"; did you mean "Germany"?`],
])('an office with country: %s: %s', (fields, problem) => {
  const { source } = parseYaml('site.yaml', Buffer.from(`offices:\n  - { country: ${fields} }\n`))
  if (!source) throw new Error(fields)
  const files = [{ kind: 'site', slug: 'site', source, value: source.value }]
  const found = checkAddresses({ files, raw: files, slugs: new Map(), pictures: [], publicFiles: [], today: '' })
  const lines = found.map(({ field, expected, got, suggestion }) => {
    return `${field}: ${expected}, got ${got}${suggestion ? `; did you mean "${suggestion}"?` : ''}`
  })
  expect(lines).toEqual(problem ? [expect.stringContaining(problem)] : [])
})

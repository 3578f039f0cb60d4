import { checkAddresses } from '@/lib/content/checks/addresses.ts'
import { parseYaml } from '@/lib/content/yaml-read.ts'
import { countryCodeOf } from '@/lib/countries.ts'

/** The problems of an office with these fields. */
function problemsOf(fields: string): string[] {
  const { source } = parseYaml('site.yaml', Buffer.from(`offices:\n  - { ${fields} }\n`))
  if (!source) throw new Error(fields)
  const files = [{ kind: 'site', slug: 'site', source, value: source.value }]
  return checkAddresses({ files, raw: files, slugs: new Map(), pictures: [], publicFiles: [], today: '' }).map(
    ({ field, expected, got, suggestion }) =>
      `${field}: ${expected}, got ${got}${suggestion ? ` (${suggestion}?)` : ''}`,
  )
}

test.each([
  ['country: Germany, countryCode: DE, postalCode: "10999"'],
  ['country: United Arab Emirates, countryCode: AE, region: Dubai'],
  ['country: Hong Kong, countryCode: HK'],
  ['country: Turkey, countryCode: TR, postalCode: "34710", region: İstanbul'],
  ['country: Ireland, countryCode: IE'],
  ['country: USA, countryCode: US, region: NY, postalCode: 10001-1234'],
  ['country: Qatar, countryCode: QA'],
])('%s is complete', (fields) => {
  expect(problemsOf(fields)).toEqual([])
})

test.each([
  ['country: France, countryCode: GB', 'countryCode: "FR", the code of France, got "GB"'],
  ['country: France, countryCode: ZZ', 'countryCode: "FR", the code of France, got "ZZ"'],
  ['country: Germany, countryCode: DE', 'postalCode: the one that Germany has, got nothing'],
  [
    'country: Germany, countryCode: DE, postalCode: N/A',
    'postalCode: one with digits, or none where the country has none, got "N/A"',
  ],
  [
    'country: UAE, countryCode: AE, postalCode: "00000"',
    'postalCode: one with digits, or none where the country has none, got "00000"',
  ],
  [
    'country: Canada, countryCode: CA, postalCode: M5V 2T6',
    'region: the state or province, which Canada writes, got nothing',
  ],
  [
    'country: Australia, countryCode: AU, postalCode: "2000"',
    'region: the state or province, which Australia writes, got nothing',
  ],
  ['country: Eurozone, countryCode: EZ', 'country: the English name of a country, got "Eurozone"'],
  ['country: Pseudo-Accents, countryCode: XA', 'country: the English name of a country, got "Pseudo-Accents"'],
  ['country: Germny, countryCode: DE', 'country: the English name of a country, got "Germny" (Germany?)'],
])('%s is reported', (fields, problem) => {
  expect(problemsOf(fields)).toEqual([expect.stringContaining(problem)])
})

test.each([
  ...[
    'Hong Kong:HK',
    'Turkey:TR',
    'Türkiye:TR',
    'UK:GB',
    'USA:US',
    'Czech Republic:CZ',
    'Czechia:CZ',
    'South Korea:KR',
  ],
  ...[
    'Ivory Coast:CI',
    'Moldova:MD',
    'Syria:SY',
    'Vatican City:VA',
    'Netherlands:NL',
    'Russia:RU',
    'Taiwan:TW',
    'Bolivia:BO',
  ],
  ...[
    'Eurozone:undefined',
    'Europe:undefined',
    'European Union:undefined',
    'Worldwide:undefined',
    'Unknown Region:undefined',
  ],
])('%s', (pair) => {
  const [name = '', code] = pair.split(':')
  expect(String(countryCodeOf(name))).toBe(code)
})

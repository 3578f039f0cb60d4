import { addressLines } from '@/lib/postal-address.ts'

const NBSP = '\u00a0'
const defaults = { street: 'Nest Lane', country: 'Somewhere', region: undefined }

test.each([
  ['US', { city: 'San Francisco', postalCode: '94110', region: 'CA' }, ['San Francisco, CA 94110']],
  ['CA', { city: 'Toronto', postalCode: 'M5V 2T6', region: 'ON' }, ['Toronto ON M5V 2T6']],
  ['AU', { city: 'Sydney', postalCode: '2000', region: 'NSW' }, ['Sydney NSW 2000']],
  ['GB', { city: 'London', postalCode: 'E2 7WR' }, ['London', 'E2 7WR']],
  ['PK', { city: 'Lahore', postalCode: '54660', region: 'Punjab' }, ['Lahore-54660, Punjab']],
  ['DE', { city: 'Berlin', postalCode: '10999' }, ['10999 Berlin']],
  ['SE', { city: 'Stockholm', postalCode: 'SE-111 22' }, ['SE-111 22 Stockholm']],
  ['BR', { city: 'São Paulo', postalCode: '01310-100', region: 'SP' }, ['São Paulo-SP', '01310-100']],
  ['JP', { city: 'Shibuya-ku', postalCode: '150-0002', region: 'Tokyo' }, ['Nest Lane, Shibuya-ku, Tokyo', '150-0002']],
  ['AE', { city: 'Dubai', region: 'Dubai' }, ['Dubai']],
  ['MO', { city: 'Macau' }, ['Macau']],
  ['GH', { city: 'Accra', postalCode: 'GA-107-1000' }, ['Accra, GA-107-1000']],
  ['HU', { city: 'Budapest', postalCode: '1054' }, ['Budapest', 'Nest Lane', '1054']],
  ['HK', { city: 'Central', region: 'Hong Kong Island' }, ['Central', 'Hong Kong Island']],
  ['IE', { city: 'Dublin', postalCode: 'D02 X285' }, ['Dublin', 'D02 X285']],
  ['NL', { city: 'Amsterdam', postalCode: '1012 AB' }, ['1012 AB Amsterdam']],
  ['SG', { city: 'Singapore', postalCode: '018956' }, ['SINGAPORE 018956']],
  ['TR', { city: 'Kadıköy', postalCode: '34710', region: 'İstanbul' }, ['34710 Kadıköy/İstanbul']],
])('%s: %j becomes %j', (countryCode, address, town) => {
  const lines = addressLines({ ...defaults, ...address, countryCode })
  expect(lines).toEqual([...(town.some((line) => line.startsWith('Nest')) ? [] : ['Nest Lane']), ...town, 'Somewhere'])
})

test('a city that is a country is said once', () => {
  expect(addressLines({ ...defaults, city: 'Monaco', country: 'Monaco', countryCode: 'QA' })).toEqual([
    'Nest Lane',
    'Monaco',
  ])
})

test.each([
  ['12 Chiriya Street, Gulberg III', `12${NBSP}Chiriya Street, Gulberg${NBSP}III`],
  ['Zaunkönigstraße 14', `Zaunkönigstraße${NBSP}14`],
  ['214 Nestbox Street, Brooklyn', `214${NBSP}Nestbox Street, Brooklyn`],
])('numbers in "%s" have non-breaking spaces', (street, expected) => {
  expect(addressLines({ ...defaults, street, city: 'Berlin', postalCode: '1', countryCode: 'DE' })[0]).toBe(expected)
})

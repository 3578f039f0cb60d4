import { addressLines } from '@/lib/postal-address.ts'

test.each([
  ['US', { city: 'San Francisco', postalCode: '94110', region: 'CA' }, ['San Francisco, CA 94110']],
  ['GB', { city: 'London', postalCode: 'E2 7WR' }, ['London', 'E2 7WR']],
  ['DE', { city: 'Berlin', postalCode: '10999' }, ['10999 Berlin']],
  ['AE', { city: 'Dubai', region: 'Dubai' }, ['Dubai']],
  ['LU', { city: 'Esch', postalCode: 'L-4001' }, ['L-4001 Esch']],
  ['AZ', { city: 'Baku', postalCode: 'AZ1000' }, ['AZ1000 Baku']],
  ['AZ', { city: 'Baku', postalCode: 'AZ 1000' }, ['AZ 1000 Baku']],
  // What the format of the country leaves out is added.
  ['PK', { city: 'Lahore', postalCode: '54660', region: 'Punjab' }, ['Lahore-54660, Punjab']],
])('%s: %j becomes %j', (countryCode, address, town) => {
  const lines = addressLines({ street: 'Nest Lane', country: 'Somewhere', region: undefined, ...address, countryCode })
  expect(lines).toEqual(['Nest Lane', ...town, 'Somewhere'])
})

test('a country whose format ends with its name in capitals is said once', () => {
  const gibraltar = { city: 'Gibraltar', country: 'Gibraltar', countryCode: 'GI', region: undefined }
  const lines = addressLines({ street: 'Nest Lane', postalCode: 'GX11 1AA', ...gibraltar })
  expect(lines).toEqual(['Nest Lane', 'GX11 1AA', 'Gibraltar'])
})

test('a city that is a country is said once, and numbers in streets have non-breaking spaces', () => {
  const monaco = { city: 'Monaco', country: 'Monaco', countryCode: 'QA', region: undefined }
  const lines = addressLines({ street: '12 Nest Street, Gulberg III', ...monaco })
  expect(lines).toEqual(['12\u00a0Nest Street, Gulberg\u00a0III', 'Monaco'])
})

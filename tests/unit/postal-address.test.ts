import { addressLines } from '@/lib/postal-address.ts'

test.each([
  ['US', { city: 'New York', postalCode: '10001', region: 'New York' }, ['New York, New York 10001']],
  ['GB', { city: 'London', postalCode: 'E2 7WR' }, ['London', 'E2 7WR']],
  ['AX', { city: 'Mariehamn', country: 'Åland Islands', postalCode: '22100' }, ['AX-22100 Mariehamn']],
  ['AE', { city: 'Dubai', region: 'Dubai' }, ['Dubai']],
  ['LU', { city: 'Esch', postalCode: 'L-4001' }, ['L-4001 Esch']],
  ['AZ', { city: 'Baku', postalCode: 'AZ1000' }, ['AZ1000 Baku']],
  ['ES', { city: 'Madrid', postalCode: '28013', region: 'Madrid' }, ['28013 Madrid']],
  ['CN', { city: 'Beijing', postalCode: '100020', region: 'Beijing' }, ['Beijing', '100020']],
  ['GI', { city: 'Gibraltar', country: 'Gibraltar', postalCode: 'GX11 1AA' }, ['GX11 1AA']],
  ['SG', { city: 'Singapore', country: 'Singapore', postalCode: '048616' }, ['Singapore 048616']],
  ['QA', { city: 'Monaco', country: 'Monaco' }, []],
  // What the format of the country leaves out is added.
  ['PK', { city: 'Lahore', postalCode: '54660', region: 'Punjab' }, ['Lahore-54660, Punjab']],
])('%s: %j becomes %j', (countryCode, address, town) => {
  const given = { street: '12 Nest, Gulberg III', country: 'Land', region: undefined, ...address, countryCode }
  expect(addressLines(given)).toEqual(['12\u00a0Nest, Gulberg\u00a0III', ...town, given.country])
})

import { addressLines } from '@/lib/postal-address.ts'

const NBSP = '\u00a0'
const defaults = { street: 'Nest Lane', country: 'Somewhere', region: undefined }

test.each([
  ['US', { city: 'San Francisco', postalCode: '94110', region: 'CA' }, 'San Francisco, CA 94110'],
  ['US', { city: 'New York', postalCode: '11201' }, 'New York, 11201'],
  ['PK', { city: 'Lahore', postalCode: '54660', region: 'Punjab' }, 'Lahore 54660, Punjab'],
  ['DE', { city: 'Berlin', postalCode: '10999' }, '10999 Berlin'],
])('%s: %j becomes %s', (countryCode, address, town) => {
  expect(addressLines({ ...defaults, ...address, countryCode })).toEqual(['Nest Lane', town, 'Somewhere'])
})

test.each([
  ['12 Chiriya Street, Gulberg III', `12${NBSP}Chiriya Street, Gulberg${NBSP}III`],
  ['Zaunkönigstraße 14', `Zaunkönigstraße${NBSP}14`],
  ['214 Nestbox Street, Brooklyn', `214${NBSP}Nestbox Street, Brooklyn`],
])('numbers in "%s" have non-breaking spaces', (street, expected) => {
  expect(addressLines({ ...defaults, street, city: 'Berlin', postalCode: '1', countryCode: 'DE' })[0]).toBe(expected)
})

import { didYouMean, editDistance } from '@/lib/content/did-you-mean.ts'

test.each([
  ['', '', 0],
  ['wren', 'wren', 0],
  ['wren', 'when', 1],
  ['wren', 'wrne', 1],
  ['wren', '', 4],
  ['loction', 'location', 1],
])('from %j to %j there are %d edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
  expect(editDistance(b, a)).toBe(edits)
})

test('the nearest candidate is suggested, whatever its case', () => {
  expect(didYouMean('Raect', ['angular', 'react', 'react-native'])).toBe('react')
})

test('nothing is suggested when nothing is near', () => {
  expect(didYouMean('cobol', ['react', 'angular'])).toBeUndefined()
  expect(didYouMean('react', [])).toBeUndefined()
})

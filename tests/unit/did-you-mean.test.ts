import { didYouMean, nearestNames } from '@/lib/content/did-you-mean.ts'

test.each([
  ['raect', ['react', 'redis'], 'react'],
  ['web-developmnt', ['ui-ux-design', 'web-development'], 'web-development'],
  ['gts', ['ts', 'go'], undefined],
  ['js', ['ts'], undefined],
  ['svelte', ['swift', 'react'], undefined],
])('for %s of %j, %s is suggested', (word, names, suggestion) => {
  expect(didYouMean(word, names)).toBe(suggestion)
})

test('the nearest names are named first', () => {
  expect(nearestNames('rest', ['angular', 'react', 'rust'], 2)).toEqual(['rust', 'react'])
})

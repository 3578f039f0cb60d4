import { didYouMean } from '@/lib/content/did-you-mean.ts'

test.each([
  ['raect', ['react', 'redis'], 'react'],
  ['web-developmnt', ['ui-ux-design', 'web-development'], 'web-development'],
  ['gts', ['ts', 'go'], undefined],
  ['svelte', ['swift', 'react'], undefined],
])('for %s of %j, %s is suggested', (word, names, suggestion) => {
  expect(didYouMean(word, names)).toBe(suggestion)
})

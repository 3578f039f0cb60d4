import { typeset } from '@/lib/content/typeset.ts'

test.each([
  ["the shop's lights, and the painters' too", 'the shop’s lights, and the painters’ too'],
  ['"Say it louder", it reads ("twice")', '“Say it louder”, it reads (“twice”)'],
  ["a key called 'theme'", 'a key called ‘theme’'],
  ["don't wait 2 s", 'don’t wait 2\u00a0s'],
])('%s is set as %s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
})

test.each([
  ['code', 'source'],
  ['seo', 'title'],
  ['noFit', 'title'],
])('%s.%s stays as it is written', (...path) => {
  expect(typeset(`it's "so"`, path)).toBe(`it's "so"`)
})

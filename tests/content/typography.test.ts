import { keepTogether } from '@/lib/content/non-breaking-spaces.ts'
import { typeset } from '@/lib/content/typography.ts'
import { loadFixture, TODAY } from '../fixtures/load.ts'

test.each([
  ["the shop's lights, and the painters' too", 'the shop’s lights, and the painters’ too'],
  ['"Say it louder", it reads ("twice")', '“Say it louder”, it reads (“twice”)'],
  ["a key called 'theme'", 'a key called ‘theme’'],
  ["don't wait 2 s", 'don’t wait 2\u00a0s'],
])('%s is typeset as %s', (typed, expected) => {
  expect(typeset(typed)).toBe(expected)
})

test.each([['code', 'source'], ['contactSubject'], ['noFit', 'title']])('%s.%s is not changed', (...path) => {
  expect(typeset(`it's "so"`, path)).toBe(`it's "so"`)
})

test('a number and its unit stay on one line', () => {
  expect(keepTogether('a phone with 3 GB, in 2 to 4 weeks')).toBe('a phone with 3\u00a0GB, in 2 to 4\u00a0weeks')
  expect(keepTogether('under 1.4 s.')).toBe('under 1.4\u00a0s.')
})

test('a line may break between a number and other words', () => {
  for (const text of ['12 second-hand desks', '20 sofas', 'Swift 6 and more']) expect(keepTogether(text)).toBe(text)
})

test('code keeps its spaces', () => {
  const { technologies, services } = loadFixture(TODAY, keepTogether)
  expect(keepTogether('wait 2 s', ['code', 'source'])).toBe('wait 2 s')
  expect(JSON.stringify(services)).toContain('\u00a0weeks')
  expect(technologies.map(({ code }) => code.source).join()).not.toContain('\u00a0')
})

import { addNonBreakingSpaces, typeset } from '@/lib/content/typography.ts'
import { loadFixture, TODAY } from '../fixtures/load.ts'

test.each([
  ["the shop's lights, and the painters' too", 'the shop’s lights, and the painters’ too'],
  ['"Say it louder", it reads ("twice")', '“Say it louder”, it reads (“twice”)'],
  ["a key called 'theme'", 'a key called ‘theme’'],
  ["don't wait 2 s", 'don’t wait 2\u00a0s'],
])('%s becomes %s', (text, expected) => {
  expect(typeset(text)).toBe(expected)
})

test.each([['code', 'source'], ['contactSubject'], ['noFit', 'title']])('%s.%s is unchanged', (...path) => {
  expect(typeset(`it's "so"`, path)).toBe(`it's "so"`)
})

test('a non-breaking space joins a number and its unit', () => {
  expect(addNonBreakingSpaces('a phone with 3 GB, in 2 to 4 weeks')).toBe(
    'a phone with 3\u00a0GB, in 2 to 4\u00a0weeks',
  )
  expect(addNonBreakingSpaces('under 1.4 s.')).toBe('under 1.4\u00a0s.')
})

test('other words after a number keep their space', () => {
  for (const text of ['12 second-hand desks', '20 sofas', 'Swift 6 and more'])
    expect(addNonBreakingSpaces(text)).toBe(text)
})

test('code keeps its spaces', () => {
  const { technologies, services } = loadFixture(TODAY, addNonBreakingSpaces)
  expect(addNonBreakingSpaces('wait 2 s', ['code', 'source'])).toBe('wait 2 s')
  expect(JSON.stringify(services)).toContain('\u00a0weeks')
  expect(technologies.map(({ code }) => code.source).join()).not.toContain('\u00a0')
})

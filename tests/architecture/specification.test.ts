import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIFICATION } from '../specification.ts'

const read = (file: string) => (existsSync(join('tests', file)) ? readFileSync(join('tests', file), 'utf8') : '')

/** The titles of a file's tests, as they are written: the first text of each test( and each( … )( call. */
function titlesOf(text: string): string[] {
  const titles = [...text.matchAll(/(?:\btest|\)|\])\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs)].map(
    ([, , title]) => title ?? '',
  )
  return titles.map((title) => title.replace(/\\(.)/g, '$1'))
}

test.each(SPECIFICATION.map((row) => ({ ...row, name: `${row.section} ${row.about}: ${row.sentence}` })))(
  '$name',
  ({ file, test: title }) => {
    const text = read(file)
    expect([file, text !== '']).toEqual([file, true])
    expect(titlesOf(text).filter((candidate) => candidate.includes(title))).not.toEqual([])
  },
)

test('no sentence of the specification is left out', () => {
  const counts: Record<string, number> = {}
  for (const { section } of SPECIFICATION) counts[section] = (counts[section] ?? 0) + 1
  // So many rows the sentences of each section came to; one that is taken away is missed here.
  expect(counts).toEqual({ 2: 92, 3: 17, 4: 13, 5: 15, 8: 7, 9: 11 })
  const names = SPECIFICATION.map(({ section, about, sentence }) => `${section} ${about}: ${sentence}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a named test is one that runs: nothing is skipped', () => {
  const files = [...new Set(SPECIFICATION.map(({ file }) => file))]
  expect(files.length).toBeGreaterThan(20)
  expect(
    files.filter((file) => /\b(test|describe)\.(skip|todo|fixme|only)\b|\bx(it|test|describe)\(/.test(read(file))),
  ).toEqual([])
})

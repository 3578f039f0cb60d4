import { findDoubts } from '@/lib/content/doubts.ts'
import { readFiles } from '@/lib/content/files.ts'
import { copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/data-scientist.yaml'

/** The notes of one sort of doubt. */
function notes(root: string, about: RegExp): string[] {
  const sorts = findDoubts(readFiles(root), TODAY).filter((sort) => about.test(sort.about))
  return sorts.flatMap(({ found }) => found.map(({ file, line, field, note }) => `${file}:${line}  ${field}  ${note}`))
}

test('an opening that is about to close, and one that has closed', () => {
  const copy = copyContent()
  expect(notes(copy.root, /^Openings/)).toEqual([])
  copy.edit(JOB, /^posted: .*$/m, 'posted: 2026-10-01\ncloses: 2026-11-30')
  const line = copy.line(JOB, 'closes:')
  expect(notes(copy.root, /^Openings/)).toEqual([`content/${JOB}:${line}  closes  closes in 9 days, on 2026-11-30`])
  copy.edit(JOB, 'closes: 2026-11-30', 'closes: 2026-11-01')
  expect(notes(copy.root, /^Openings/)[0]).toContain('closed on 2026-11-01')
})

test('a claim that nobody has checked for a year, or ever', () => {
  const copy = copyContent()
  expect(notes(copy.root, /^Claims/)).toEqual([])
  copy.edit('site.yaml', /label: Happy Clients, checked: .* \}/, 'label: Happy Clients, checked: 2025-11-01 }')
  copy.edit('site.yaml', /label: Client Rating, checked: .* \}/, 'label: Client Rating }')
  expect(notes(copy.root, /^Claims/)).toEqual([
    expect.stringMatching(/claims\.happy-clients {2}last checked on 2025-11-01$/),
    expect.stringMatching(/claims\.client-rating {2}no day on which it was checked$/),
  ])
})

test('a fact that a text says by hand, but not a short one or the fact itself', () => {
  const copy = copyContent()
  copy.edit('site.yaml', /$/, 'facts:\n  first-answer: { value: one working day }\n  lesson: { value: six minutes }\n')
  expect(notes(copy.root, /^Facts/).filter((note) => note.includes(JOB))).toEqual([])
  copy.edit(JOB, /^experience: .*$/m, 'experience: One working day, six minutes')
  expect(notes(copy.root, /^Facts/).filter((note) => note.includes(JOB))).toEqual([
    `content/${JOB}:${copy.line(JOB, 'experience:')}  experience  {fact:first-answer} in place of "One working day"`,
  ])
})

test('a description that search results cut, with the part that is lost', () => {
  const copy = copyContent()
  copy.edit(JOB, /^ {2}description: .*(\n {4}.*)*$/m, `  description: ${'word '.repeat(31)}last`)
  expect(notes(copy.root, /^Descriptions/).join('\n')).toContain('159 characters; after 155')
})

test('a word that says nothing', () => {
  const copy = copyContent()
  expect(notes(copy.root, /^Words/)).toEqual([])
  copy.edit(JOB, /^experience: .*$/m, 'experience: Seamless, 3 years')
  expect(notes(copy.root, /^Words/)[0]).toContain('experience  "Seamless": say what a client gets instead')
  copy.edit(JOB, /^experience: .*$/m, 'experience: Lorem ipsum dolor')
  expect(notes(copy.root, /^Words/)[0]).toContain('experience  "Lorem ipsum"')
})

test('a character that the fonts do not have, but not a name with an accent', () => {
  const copy = copyContent()
  copy.edit(JOB, /^experience: .*$/m, 'experience: Jiří, Łukasz and Señora Núñez')
  expect(notes(copy.root, /^Characters/)).toEqual([])
  copy.edit(JOB, /^experience: .*$/m, 'experience: Привет, Núñez')
  const line = copy.line(JOB, 'experience:')
  expect(notes(copy.root, /^Characters/)[0]).toContain(`content/${JOB}:${line}  experience  "П р и в е т"`)
})

test('projects without a case study, and links that leave the site', () => {
  const copy = copyContent()
  expect(notes(copy.root, /^Projects/)).toHaveLength(19)
  expect(notes(copy.root, /^Links/)).toEqual([])
  copy.edit('navigation.yaml', 'href: /our-apps/', 'href: https://apps.example/')
  expect(notes(copy.root, /^Links/)[0]).toContain('https://apps.example/')
})

import { readFiles } from '@/lib/content/files.ts'
import { findWarnings } from '@/lib/content/warnings.ts'
import { type ContentCopy, copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/data-scientist.yaml'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})

/** The warnings of the groups whose title matches. */
function messages(title: RegExp): string[] {
  const groups = findWarnings(readFiles(copy.root), TODAY).filter((group) => title.test(group.title))
  return groups.flatMap(({ warnings }) =>
    warnings.map(({ file, line, field, message }) => `${file}:${line}  ${field}  ${message}`),
  )
}

test('an opening that is about to close, and one that has closed', () => {
  expect(messages(/^Openings/)).toEqual([])
  copy.set(JOB, 'posted: 2026-10-01\ncloses: 2026-11-30')
  const line = copy.line(JOB, 'closes:')
  expect(messages(/^Openings/)).toEqual([`content/${JOB}:${line}  closes  closes in 9 days, on 2026-11-30`])
  copy.set(JOB, 'closes: 2026-11-01')
  expect(messages(/^Openings/)[0]).toContain('closed on 2026-11-01')
})

test('a claim that nobody has checked for a year, or ever', () => {
  expect(messages(/^Claims/)).toEqual([])
  copy.edit('site.yaml', /label: Happy Clients, checked: .* \}/, 'label: Happy Clients, checked: 2025-11-01 }')
  copy.edit('site.yaml', /label: Client Rating, checked: .* \}/, 'label: Client Rating }')
  expect(messages(/^Claims/)).toEqual([
    expect.stringMatching(/claims\.happy-clients {2}last checked on 2025-11-01$/),
    expect.stringMatching(/claims\.client-rating {2}no day on which it was checked$/),
  ])
})

test.each([
  ['a word that says nothing', /^Words/, 'Seamless, 3 years', '"Seamless": say what a client gets instead'],
  ['a text that stands in for another', /^Words/, 'Lorem ipsum dolor', '"Lorem ipsum"'],
  ['a character that the fonts do not have', /^Characters/, 'Привет, Núñez', '"П р и в е т"'],
])('%s', (_, title, text, message) => {
  copy.set(JOB, 'experience: Jiří, Łukasz and Señora Núñez')
  expect(messages(title)).toEqual([])
  copy.set(JOB, `experience: ${text}`)
  const line = copy.line(JOB, 'experience:')
  expect(messages(title)).toEqual([expect.stringContaining(`content/${JOB}:${line}  experience  ${message}`)])
})

test('a fact that a text says by hand, but not a short one', () => {
  copy.edit('site.yaml', /$/, 'facts:\n  first-answer: { value: one working day }\n  lesson: { value: six minutes }\n')
  copy.set(JOB, 'experience: One working day, six minutes')
  expect(messages(/^Facts/).filter((message) => message.includes(JOB))).toEqual([
    expect.stringMatching(/experience {2}\{fact:first-answer\} in place of "One working day"$/),
  ])
})

test('a description that search results cut, projects without a case study, and links that leave the site', () => {
  copy.set(JOB, `  description: ${'word '.repeat(31)}last`)
  expect(messages(/^Descriptions/).join('\n')).toContain('159 characters; after 155')
  expect(messages(/^Projects/)).toHaveLength(19)
  expect(messages(/^Links/)).toEqual([])
  copy.edit('navigation.yaml', 'href: /our-apps/', 'href: https://apps.example/')
  expect(messages(/^Links/)[0]).toContain('https://apps.example/')
})

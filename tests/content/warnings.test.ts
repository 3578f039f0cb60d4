import { readFiles } from '@/lib/content/files.ts'
import { findWarnings } from '@/lib/content/warnings.ts'
import { type ContentCopy, copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/data-scientist.yaml'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})

function warningsAbout(about: RegExp): string[] {
  const groups = findWarnings(readFiles(copy.root), TODAY).filter((group) => about.test(group.about))
  return groups.flatMap(({ found }) => found.map(({ file, line, field, note }) => `${file}:${line}  ${field}  ${note}`))
}

test('a job that closes soon and a closed job are reported', () => {
  expect(warningsAbout(/^Openings/)).toEqual([])
  copy.set(JOB, 'posted: 2026-10-01\ncloses: 2026-11-30')
  const line = copy.line(JOB, 'closes:')
  expect(warningsAbout(/^Openings/)).toEqual([`content/${JOB}:${line}  closes  closes in 9 days, on 2026-11-30`])
  copy.set(JOB, 'closes: 2026-11-01')
  expect(warningsAbout(/^Openings/)[0]).toContain('closed on 2026-11-01')
})

test('a claim that was not checked for a year, or never, is reported', () => {
  expect(warningsAbout(/^Claims/)).toEqual([])
  copy.edit('site.yaml', /label: Happy Clients, checked: .* \}/, 'label: Happy Clients, checked: 2025-11-01 }')
  copy.edit('site.yaml', /label: Client Rating, checked: .* \}/, 'label: Client Rating }')
  expect(warningsAbout(/^Claims/)).toEqual([
    expect.stringMatching(/claims\.happy-clients {2}last checked on 2025-11-01$/),
    expect.stringMatching(/claims\.client-rating {2}no day on which it was checked$/),
  ])
})

test.each([
  ['a filler word', /^Words/, 'Seamless, 3 years', '"Seamless": say what a client gets instead'],
  ['a placeholder text', /^Words/, 'Lorem ipsum dolor', '"Lorem ipsum"'],
  ['a character that is not in the fonts', /^Characters/, 'Привет, Núñez', '"П р и в е т"'],
])('%s is reported', (_, about, text, note) => {
  copy.set(JOB, 'experience: Jiří, Łukasz and Señora Núñez')
  expect(warningsAbout(about)).toEqual([])
  copy.set(JOB, `experience: ${text}`)
  const line = copy.line(JOB, 'experience:')
  expect(warningsAbout(about)).toEqual([expect.stringContaining(`content/${JOB}:${line}  experience  ${note}`)])
})

test('a long fact that is hard-coded in a text is reported', () => {
  copy.edit('site.yaml', /$/, 'facts:\n  first-answer: { value: one working day }\n  lesson: { value: six minutes }\n')
  copy.set(JOB, 'experience: One working day, six minutes')
  expect(warningsAbout(/^Facts/).filter((note) => note.includes(JOB))).toEqual([
    expect.stringMatching(/experience {2}\{fact:first-answer\} in place of "One working day"$/),
  ])
})

test('long descriptions, projects without a case study and external links are reported', () => {
  copy.set(JOB, `  description: ${'word '.repeat(31)}last`)
  expect(warningsAbout(/^Descriptions/).join('\n')).toContain('159 characters; after 155')
  expect(warningsAbout(/^Projects/)).toHaveLength(19)
  expect(warningsAbout(/^Links/)).toEqual([])
  copy.edit('navigation.yaml', 'href: /our-apps/', 'href: https://apps.example/')
  expect(warningsAbout(/^Links/)[0]).toContain('https://apps.example/')
})

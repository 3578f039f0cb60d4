import { inspectContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { readFiles } from '@/lib/content/read-files.ts'
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

test('openings that close soon or have closed', () => {
  expect(messages(/^Openings/)).toEqual([])
  copy.set(JOB, 'posted: 2026-10-01\ncloses: 2026-11-30')
  const line = copy.line(JOB, 'closes:')
  expect(messages(/^Openings/)).toEqual([`content/${JOB}:${line}  closes  closes in 9 days, on 2026-11-30`])
  copy.set(JOB, 'closes: 2026-11-01')
  expect(messages(/^Openings/)[0]).toContain('closed on 2026-11-01')
})

test('openings that search engines get no data about, or refuse', () => {
  expect(messages(/^Openings that search/)).toEqual([])
  copy.set(JOB, 'posted: 2026-11-22')
  copy.edit(JOB, /^applicantCountries:.*\n/m, '')
  expect(messages(/^Openings that search/)).toEqual([
    expect.stringMatching(/posted {2}posted on 2026-11-22, which is in the future$/),
    expect.stringMatching(/workplace {2}remote: say in applicantCountries where people may live$/),
  ])
})

test('claims that were not checked for a year, or never', () => {
  expect(messages(/^Claims/)).toEqual([])
  copy.edit('site.yaml', /label: Happy Clients, checked: .* \}/, 'label: Happy Clients, checked: 2025-11-01 }')
  copy.edit('site.yaml', /label: Client Rating, checked: .* \}/, 'label: Client Rating }')
  expect(messages(/^Claims/)).toEqual([
    expect.stringMatching(/claims\.happy-clients {2}last checked on 2025-11-01$/),
    expect.stringMatching(/claims\.client-rating {2}no day on which it was checked$/),
  ])
})

test('characters that the fonts do not have', () => {
  copy.set(JOB, 'experience: Jiří, Łukasz and Señora Núñez')
  expect(messages(/^Characters/)).toEqual([])
  copy.set(JOB, 'experience: Привет, Núñez')
  const line = copy.line(JOB, 'experience:')
  expect(messages(/^Characters/)).toEqual([
    expect.stringContaining(`content/${JOB}:${line}  experience  "П р и в е т"`),
  ])
})

test('words that words.yaml avoids are problems, warnings or nothing', () => {
  copy.set(JOB, 'experience: A seamless  Gizmo')
  copy.set('home.yaml', '  title: Gizmo')
  copy.set(JOB, 'location: /gizmo/')
  const found = [
    `content/${JOB}:${copy.line(JOB, 'experience:')}  experience  expected "what a client gets", got "seamless"`,
    `content/${JOB}:${copy.line(JOB, 'experience:')}  experience  expected "device", got "Gizmo"`,
  ]
  const inspect = (check: string) => {
    copy.write('words.yaml', copy.read('words.yaml').replace(/^check: .*/m, `check: ${check}`))
    const { problems, warnings } = inspectContent(copy.root, TODAY)
    return [problems, warnings].map((list) => list.map(formatProblem).filter((line) => /seamless|gizmo/i.test(line)))
  }
  expect(inspect('error')).toEqual([found, []])
  expect(inspect('warning')).toEqual([[], found])
  expect(inspect('off')).toEqual([[], []])
})

test('hard-coded facts of more than two words', () => {
  copy.edit('site.yaml', /$/, 'facts:\n  first-answer: { value: one working day }\n  lesson: { value: six minutes }\n')
  copy.set(JOB, 'experience: One working day, six minutes')
  expect(messages(/^Facts/).filter((message) => message.includes(JOB))).toEqual([
    expect.stringMatching(/experience {2}\{fact:first-answer\} in place of "One working day"$/),
  ])
})

test('valid content has no warnings', () => {
  expect(messages(/^/)).toEqual([])
})

test('long descriptions, and external links', () => {
  copy.set(JOB, `  description: ${'word '.repeat(31)}last`)
  expect(messages(/^Descriptions/).join('\n')).toContain('159 characters; after 155')
  expect(messages(/^Links/)).toEqual([])
  copy.edit('navigation.yaml', 'href: /our-apps/', 'href: https://apps.example/')
  expect(messages(/^Links/)[0]).toContain('https://apps.example/')
})

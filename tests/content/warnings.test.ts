import { inspectContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { findWarnings } from '@/lib/content/warnings.ts'
import { ContentCopy, TODAY } from './content-copy.ts'

const JOB = 'jobs/software-engineer-ferries.yaml'

/** `content/…:1  field  message` of each warning, by group. */
const warningsOf = (copy: ContentCopy) =>
  findWarnings(readFiles(copy.root), TODAY).flatMap(({ title, warnings }) =>
    warnings.map(({ file, line, field, message }) => `${title}: ${file}:${line}  ${field}  ${message}`),
  )

test('valid content that an editor should look at again', () => {
  const copy = new ContentCopy()
  expect(findWarnings(readFiles(copy.root), TODAY).filter(({ ofTaste }) => !ofTaste)).toEqual([])
  const before = warningsOf(copy)
  copy.edit(JOB, /workplace: hybrid\noffice: aarhus\n/, 'workplace: remote\n')
  copy.edit(JOB, /^posted: .*/m, 'posted: 2026-11-23\ncloses: 2026-11-30')
  copy.set(JOB, 'experience: При\u200bвет, Nu\u0301n\u0303ez')
  copy.set(JOB, `  description: ${'word '.repeat(31)}last`)
  copy.edit('site.yaml', 'first-answer: { value: three working days }', 'first-answer: { value: 3 long working days }')
  copy.set('contact.yaml', 'lead: We answer in 3 long working days, Łukasz Núñez, and _six months_ later **again**.')
  copy.edit('navigation.yaml', 'href: /careers/ }]', 'href: https://apps.example/ }]')
  copy.edit('navigation.yaml', /elixir, /g, '')
  copy.edit('toolbox.yaml', 'Elixir, icon: elixir', 'Elixir')
  const cats = 'cats: { value: x, label: Cats, checked: 2027-01-02 }'
  copy.edit('site.yaml', /our software, checked: .* \}/, `our software, checked: 2025-11-01 }\n  ${cats}`)
  copy.edit('site.yaml', /each year, checked: .* \}/, 'each year }')
  const line = copy.line(JOB, 'experience:')
  expect(warningsOf(copy).filter((warning) => !before.includes(warning))).toEqual([
    expect.stringMatching(/^Openings that close .* {2}closes {2}closes in 9 days, on 2026-11-30$/),
    expect.stringMatching(/^Openings that search .* {2}posted {2}posted on 2026-11-23, which is in the future$/),
    expect.stringMatching(/^Openings that search .* remote: say in applicantCountries where people may live$/),
    expect.stringMatching(/^Claims .* {2}claims\.ports {2}last checked on 2025-11-01$/),
    expect.stringMatching(/^Claims .* {2}claims\.cats {2}last checked on 2027-01-02, which is in the future$/),
    expect.stringMatching(/^Claims .* {2}claims\.sailings {2}no day on which it was checked$/),
    expect.stringMatching(/^Technologies .* {2}tool {2}elixir of toolbox\.yaml has no icon$/),
    expect.stringMatching(/^Technologies .* no menu of navigation\.yaml leads to it$/),
    expect.stringMatching(/^Facts .* {2}lead {2}\{fact:first-answer\} in place of "3 long working days"$/),
    expect.stringMatching(/^Descriptions .* 159 characters; after 155 comes an ellipsis/),
    expect.stringContaining(`content/${JOB}:${line}  experience  "П р и U+200B в е т"`),
    expect.stringMatching(/^HTML and Markdown, .* {2}lead {2}"_six months_"$/),
    expect.stringMatching(/^Links .* {2}more\.0\.href {2}https:\/\/apps\.example\/$/),
  ])
  copy.set(JOB, 'closes: 2026-11-01')
  expect(warningsOf(copy)[0]).toContain('closed on 2026-11-01')
})

test('words that words.yaml avoids are problems, warnings or nothing', () => {
  const copy = new ContentCopy()
  copy.set(JOB, 'experience: A seamless  Gizmo')
  copy.set(JOB, 'location: /gizmo/')
  copy.set('home.yaml', '  title: Gizmo')
  const inspect = (check: string) => {
    const entries = ['{ avoid: [seamless], use: whole }', '{ avoid: [gizmo], use: device, except: [Gizmo] }']
    copy.write('words.yaml', `check: ${check}\nwords: [${entries.join()}]\n`)
    const { problems, warnings } = inspectContent(copy.root, TODAY)
    return [problems, warnings].map((list) => list.map(formatProblem))
  }
  const at = `content/${JOB}:${copy.line(JOB, 'experience:')}  experience  expected`
  const found = [`${at} whole, got "seamless"`, `${at} device, got "Gizmo"`]
  expect(inspect('error')).toEqual([found, []])
  expect([inspect('warning'), inspect('off')]).toEqual([[[], found], Array(2).fill([])])
})

import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '@/lib/content/load.ts'
import { ContentError } from '@/lib/content/problem.ts'
import { at, copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'

test.each([
  [
    'department: DevOps',
    'department DevOps',
    'a colon and a space after the name of each field, got a line without them',
  ],
  ['department: DevOps', 'department: A\ndepartment: B', 'each field once, got a field that stands here a second time'],
])('%s replaced by %s is reported with its line', (before, after, expected) => {
  const copy = copyContent()
  copy.edit(JOB, before, after)
  const line = copy.line(JOB, after.split('\n').at(-1) ?? '')
  expect(copy.problems()).toEqual([at(JOB, line, `(file)  expected ${expected}`)])
})

test.each([
  ['a missing bracket', 'pay: { currency: GBP', 'pay: currency: GBP'],
  ['an open quote', 'title: DevOps Engineer', 'title: "DevOps Engineer'],
  ['a tab', 'responsibilities:\n  - ', 'responsibilities:\n\t- '],
  ['a lost indent', 'seo:\n  title: ', 'seo:\n   title: '],
])('%s is reported with the file', (_, before, after) => {
  const copy = copyContent()
  copy.edit(JOB, before, after)
  const problems = copy.problems()
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^content/${JOB}:\\d+  \\(file\\)  expected `))
})

test('empty, missing, misnamed and unknown files, and other encodings, are reported', () => {
  const copy = copyContent()
  copy.write('our-apps.yaml', '')
  copy.remove('technologies')
  copy.write('technologies/.keep', '')
  copy.write('carers.yaml', copy.read('careers.yaml'))
  copy.remove('careers.yaml')
  copy.write('jobs/notes.txt', 'later')
  symlinkSync('nowhere', join(copy.root, 'jobs/lost.yaml'))
  copy.write('jobs/Chief Wren.yaml', 'id: 7')
  // The character that is not UTF-8 is in the second line.
  copy.write('about.yaml', Buffer.from(`# plain\n# Zaunkönig\n${copy.read('about.yaml')}`, 'latin1'))
  const hint = 'did you mean "careers.yaml"?'
  expect(copy.problems()).toEqual(
    expect.arrayContaining([
      'content/about.yaml:2  (file)  expected text encoded as UTF-8, got another encoding',
      'content/technologies:1  (folder)  expected at least one file that ends in .yaml, got none',
      'content/careers.yaml:1  (file)  expected this file, got none',
      `content/carers.yaml:1  (file)  expected a file or folder that the site knows, got "carers.yaml"; ${hint}`,
      'content/jobs/Chief Wren.yaml:1  (file)  expected a file name of lower-case words joined by hyphens, got "Chief Wren.yaml"',
      'content/jobs/lost.yaml:1  (file)  expected a file, got a link that leads nowhere',
      'content/jobs/notes.txt:1  (file)  expected nothing but files that end in .yaml, got "notes.txt"',
      'content/our-apps.yaml:1  (file)  expected a group of fields, got an empty file',
    ]),
  )
})

test('all problems of several files are thrown at once, with their lines', () => {
  const copy = copyContent()
  copy.set(JOB, 'type: Sometimes')
  copy.edit('about.yaml', /^mission:/m, 'mision:')
  copy.edit('navigation.yaml', 'label: Get in Touch, href', 'label: Get in Touch href')
  let error: unknown
  try {
    loadContent(copy.root, TODAY)
  } catch (thrown) {
    error = thrown
  }
  if (!(error instanceof ContentError)) throw new Error('no ContentError was thrown')
  const comma = 'a comma between things in brackets, got two of them without one'
  expect(error.message.split('\n').slice(1)).toEqual([
    'content/about.yaml:2  mission  expected a group of fields, got nothing',
    expect.stringMatching(/^content\/about\.yaml:\d+ {2}mision {2}.*got "mision"; did you mean "mission"\?$/),
    expect.stringMatching(
      `^content/${JOB}:${copy.line(JOB, 'Sometimes')}  type  expected one of "Full-time", .*"Sometimes"$`,
    ),
    at('navigation.yaml', copy.line('navigation.yaml', 'Get in Touch'), `(file)  expected ${comma}`),
  ])
})

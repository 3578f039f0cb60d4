import { loadContent } from '@/lib/content/load.ts'
import { ContentError } from '@/lib/content/problem.ts'
import { copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'

test('a copy of the real content has no problems', () => {
  expect(copyContent().problems()).toEqual([])
})

test('a removed colon is named with its line', () => {
  const copy = copyContent()
  copy.edit(JOB, 'department: DevOps', 'department DevOps')
  const line = copy.line(JOB, 'department DevOps')
  expect(copy.problems()).toEqual([
    `content/${JOB}:${line}  (file)  expected a colon and a space after the name of each field, got a line without them`,
  ])
})

test('a removed comma is named with its line', () => {
  const copy = copyContent()
  copy.edit('navigation.yaml', 'label: Get in Touch, href', 'label: Get in Touch href')
  const line = copy.line('navigation.yaml', 'label: Get in Touch href')
  expect(copy.problems()).toContain(
    `content/navigation.yaml:${line}  (file)  expected a comma between things in brackets, got two of them without one`,
  )
})

test.each([
  ['a missing bracket', 'pay: { currency: GBP', 'pay: currency: GBP'],
  ['an open quote', 'title: DevOps Engineer', 'title: "DevOps Engineer'],
  ['a tab', 'responsibilities:\n  - ', 'responsibilities:\n\t- '],
  ['a lost indent', 'seo:\n  title: ', 'seo:\n   title: '],
])('%s stops the load with the file named', (_, before, after) => {
  const copy = copyContent()
  copy.edit(JOB, before, after)
  const problems = copy.problems()
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(new RegExp(`^content/${JOB}:\\d+  \\(file\\)  expected `))
})

test('a field that stands twice', () => {
  const copy = copyContent()
  copy.edit(JOB, 'department: DevOps', 'department: DevOps\ndepartment: Design')
  const line = copy.line(JOB, 'department: Design')
  expect(copy.problems()).toEqual([
    `content/${JOB}:${line}  (file)  expected each field once, got a field that stands here a second time`,
  ])
})

test('a file in another encoding is refused at its first wrong line', () => {
  const copy = copyContent()
  copy.edit('about.yaml', /^/, '# Zaunkönig\n')
  copy.write('about.yaml', Buffer.from(`# plain\n${copy.read('about.yaml')}`, 'latin1'))
  expect(copy.problems()).toEqual([
    'content/about.yaml:2  (file)  expected text encoded as UTF-8, got another encoding',
  ])
})

test('an empty file', () => {
  const copy = copyContent()
  copy.write('about.yaml', '')
  expect(copy.problems()).toContain('content/about.yaml:1  (file)  expected a group of fields, got nothing')
})

test.each(['projects', 'apps'])('an empty folder: %s', (folder) => {
  const copy = copyContent()
  copy.remove(folder)
  copy.write(`${folder}/.keep`, '')
  expect(copy.problems()).toContain(
    `content/${folder}:1  (folder)  expected at least one file that ends in .yaml, got none`,
  )
})

test('a missing folder', () => {
  const copy = copyContent()
  copy.remove('apps')
  expect(copy.problems()).toEqual(['content/apps:1  (folder)  expected at least one file that ends in .yaml, got none'])
})

test.each(['jobs', 'testimonials'])('no mistake: no %s at all', (folder) => {
  const copy = copyContent()
  copy.remove(folder)
  expect(copy.problems()).toEqual([])
})

test('a missing single file and its mistyped name', () => {
  const copy = copyContent()
  copy.write('carers.yaml', copy.read('careers.yaml'))
  copy.remove('careers.yaml')
  expect(copy.problems()).toEqual([
    'content/careers.yaml:1  (file)  expected this file, got none',
    'content/carers.yaml:1  (file)  expected a file or folder that the site knows, got "carers.yaml"; did you mean "careers.yaml"?',
  ])
})

test('stray files and names that are no addresses', () => {
  const copy = copyContent()
  copy.write('jobs/notes.txt', 'later')
  copy.write('jobs/Chief Wren.yaml', 'id: 7')
  expect(copy.problems()).toEqual([
    'content/jobs/Chief Wren.yaml:1  (file)  expected a file name of lower-case words joined by hyphens, got "Chief Wren.yaml"',
    'content/jobs/notes.txt:1  (file)  expected nothing but files that end in .yaml, got "notes.txt"',
  ])
})

test('all problems of several files are thrown at once, each on its line', () => {
  const copy = copyContent()
  copy.edit(JOB, /^type: .*$/m, 'type: Sometimes')
  copy.edit('about.yaml', /^mission:/m, 'mision:')
  copy.edit('contact.yaml', /^ {2}title: Send Us a Message$/m, '  title: Hi')
  copy.edit('navigation.yaml', 'label: About us, href', 'label: About us href')
  try {
    loadContent(copy.root, TODAY)
    throw new Error('nothing was thrown')
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const lines = error.message.split('\n').slice(1)
    expect(lines).toHaveLength(error.problems.length)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^content\/about\.yaml:\d+ {2}mision {2}expected one of the fields .*got "mision"; did you mean "mission"\?$/,
        ),
        expect.stringMatching(/^content\/about\.yaml:2 {2}mission {2}expected a group of fields, got nothing$/),
        `content/${JOB}:${copy.line(JOB, 'type: Sometimes')}  type  expected one of "Full-time", "Part-time", "Contract", got "Sometimes"`,
        `content/contact.yaml:${copy.line('contact.yaml', 'title: Hi')}  form.title  expected a text of at least 3 characters, got 2: "Hi"`,
        expect.stringMatching(/^content\/navigation\.yaml:\d+ {2}\(file\) {2}expected /),
      ]),
    )
  }
})

import { at, copyContent } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'

test('a missing field points to the parent that lacks it', () => {
  const copy = copyContent()
  copy.edit(JOB, /^experience: .*\n/m, '')
  copy.edit(JOB, /^seo:\n {2}title: .*\n/m, 'seo:\n')
  expect(copy.problems()).toEqual([
    at(JOB, 2, 'experience  expected a text, got nothing'),
    at(JOB, copy.line(JOB, 'seo:'), 'seo.title  expected a text, got nothing'),
  ])
})

test('a mistyped field is named with the one that was meant', () => {
  const copy = copyContent()
  copy.edit(JOB, /^location:/m, 'loction:')
  const [missing, unknown, ...more] = copy.problems()
  expect(missing).toBe(at(JOB, 2, 'location  expected a text, got nothing'))
  expect(unknown).toMatch(at(JOB, copy.line(JOB, 'loction:'), 'loction  expected one of the fields id, title, '))
  expect(unknown).toMatch(/got "loction"; did you mean "location"\?$/)
  expect(more).toEqual([])
})

test('an unknown field deep inside is named with the fields of its own group', () => {
  const copy = copyContent()
  copy.edit('site.yaml', /^ {4}postalCode: .*$/m, "    postalCode: '54660'\n    postcode: '54660'")
  expect(copy.problems()).toEqual([
    at(
      'site.yaml',
      copy.line('site.yaml', 'postcode:'),
      'offices.0.postcode  expected one of the fields id, city, country, countryCode, region, street, postalCode, headOffice, opened, note, picture, got "postcode"',
    ),
  ])
})

test.each([
  ['a number for a text', /^title: .*$/m, 'title: 12', 'title  expected a text, got the number 12'],
  ['a text for a number', /^id: .*$/m, 'id: third', 'id  expected a number, got "third"'],
  ['half a number', /^id: .*$/m, 'id: 2.5', 'id  expected a whole number, got the number 2.5'],
  ['nothing', /^type: .*$/m, 'type:', 'type  expected one of "Full-time", "Part-time", "Contract", got nothing'],
  [
    'a mistyped choice',
    /^department: .*$/m,
    'department: DevOp',
    'department  expected one of the departments in careers.yaml, got "DevOp"; did you mean "DevOps"?',
  ],
  [
    'a day that is none',
    /^posted: .*$/m,
    'posted: 2026-02-30',
    'posted  expected a day like 2026-11-21, got "2026-02-30"',
  ],
  [
    'a short text',
    /^location: .*$/m,
    'location: UK',
    'location  expected a text of at least 3 characters, got 2: "UK"',
  ],
  [
    'spaces at the ends',
    /^location: .*$/m,
    'location: " London"',
    'location  expected text without spaces at its ends, got " London"',
  ],
  [
    'a text for a list',
    /^requirements:\n( {2}.*\n)+/m,
    'requirements: Patience\n',
    'requirements  expected a list, got "Patience"',
  ],
  [
    'a short list',
    /^requirements:\n( {2}.*\n)+/m,
    'requirements: []\n',
    'requirements  expected a list of at least 1 item, got a list of 0 items',
  ],
  ['a list for a group', /^pay: .*$/m, 'pay: [1, 2]', 'pay  expected a group of fields, got a list of 2 items'],
])('%s', (_, pattern, replacement, told) => {
  const copy = copyContent()
  copy.edit(JOB, pattern, replacement)
  expect(copy.problems()).toEqual([at(JOB, copy.line(JOB, replacement.split('\n')[0] ?? ''), told)])
})

test('a blank and a missing description of a picture', () => {
  const copy = copyContent()
  copy.edit('not-found.yaml', /^ {2}alt: .*(\n {4}.*)*$/m, '  alt: ""')
  copy.edit('testimonials/daniel-reyes.yaml', /^ {2}alt: .*\n/m, '')
  expect(copy.problems()).toEqual([
    at(
      'not-found.yaml',
      copy.line('not-found.yaml', 'alt: ""'),
      'picture.alt  expected a text of at least 15 characters, got an empty text',
    ),
    at(
      'testimonials/daniel-reyes.yaml',
      copy.line('testimonials/daniel-reyes.yaml', 'picture:'),
      'picture.alt  expected a text, got nothing',
    ),
  ])
})

test('a description that search engines would cut off', () => {
  const copy = copyContent()
  const long = 'wren '.repeat(33).trim()
  copy.edit(JOB, /^ {2}description: .*$/m, `  description: ${long}`)
  expect(copy.problems()).toEqual([
    at(
      JOB,
      copy.line(JOB, long),
      'seo.description  expected a text of at most 160 characters, got 164: "wren wren wren wren wren wren wren wren wren wr…"',
    ),
  ])
})

test('a key that cannot be a name', () => {
  const copy = copyContent()
  copy.edit('toolbox.yaml', /^stripe:/m, 'Stripe Inc:')
  expect(copy.problems()).toContain(
    at(
      'toolbox.yaml',
      copy.line('toolbox.yaml', 'Stripe Inc'),
      'Stripe Inc  expected a name made of lower-case words joined by hyphens, got "Stripe Inc"',
    ),
  )
})

import { at, type ContentCopy, copyContent } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'
const SCIENTIST = 'jobs/data-scientist.yaml'
const MANAGER = 'jobs/product-manager.yaml'
const TESTER = 'jobs/quality-assurance-engineer.yaml'
const DEVELOPER = 'jobs/senior-react-developer.yaml'
const DESIGNER = 'jobs/ux-ui-designer.yaml'
const REACT = 'technologies/react.yaml'

type Mistake = [file: string, marker: string | number, message: string]
let copy: ContentCopy
let mistakes: Mistake[]
beforeEach(() => {
  copy = copyContent()
  mistakes = []
})

/** `marker` is the number of the line or a text in it; `message` begins with the field and a colon. */
const expectProblem = (...mistake: Mistake) => mistakes.push(mistake)

/** Writes a field and expects a problem on its line. */
function write(file: string, text: string, message: string): void {
  copy.set(file, text)
  expectProblem(file, text.trim(), message)
}

/** Fails unless the problems are exactly the expected ones. */
function checkProblems(): void {
  const expected = mistakes.map(([file, marker, text]) =>
    at(file, typeof marker === 'number' ? marker : copy.line(file, marker), text.replace(': ', '  expected ')),
  )
  expect([...copy.problems()].sort()).toEqual(expected.sort())
}

test('invalid and missing values', () => {
  write(JOB, 'title: 12', 'title: a text in quotes: "12", got the number 12')
  write(SCIENTIST, 'id: 2.5', 'id: a whole number, got the number 2.5')
  const types = 'one of "Full-time", "Part-time", "Contract", "Temporary", "Internship", "Volunteer", "Per diem"'
  write(SCIENTIST, 'type: Ful-time', `type: ${types}, got "Ful-time"; did you mean "Full-time"?`)
  write(JOB, 'posted: 2026-02-30', 'posted: a day like 2026-11-21, got "2026-02-30"')
  write(JOB, 'location: UK', 'location: a text of at least 3 characters, got 2: "UK"')
  write(MANAGER, 'location: " London"', 'location: text without spaces at its ends, got " London"')
  write(MANAGER, 'requirements: Patience', 'requirements: a list, got "Patience"')
  write(TESTER, 'requirements: []', 'requirements: a list of at least 1 item, got a list of 0 items')
  write(TESTER, 'pay: [1, 2]', 'pay: a group of fields, got a list of 2 items')
  write('not-found.yaml', '  alt: ""', 'picture.alt: a text of at least 15 characters, got an empty text')
  copy.edit('services/ui-ux-design.yaml', '{ x: 10, y: 0 }', '{ x: 101, y: 0 }')
  const pin = 'included.items.0.pin.x: a number of at most 100, got the number 101'
  expectProblem('services/ui-ux-design.yaml', 'x: 101', pin)
  copy.edit('technologies/figma.yaml', /^ {2}layers:\n.*\n.*\n/m, '')
  expectProblem('technologies/figma.yaml', 'why:', 'why.layers: a group of fields, got nothing')
  const long = 'wren '.repeat(33).trim()
  const cut = `${long.slice(0, 47)}…`
  write(DESIGNER, `  description: ${long}`, `seo.description: a text of at most 160 characters, got 164: "${cut}"`)
  // An item of a list has a line of its own.
  copy.edit(DEVELOPER, /- Tests that you would .*/, '- 12')
  expectProblem(DEVELOPER, '- 12', 'requirements.3: a text in quotes: "12", got the number 12')
  // A missing field is reported on the line of its parent.
  copy.edit(DEVELOPER, /^experience: .*\n/m, '')
  expectProblem(DEVELOPER, 2, 'experience: a text, got nothing')
  copy.edit(DEVELOPER, /^seo:\n {2}title: .*\n/m, 'seo:\n')
  expectProblem(DEVELOPER, 'seo:', 'seo.title: a text, got nothing')
  checkProblems()
})

test('a misspelt field is reported with a suggestion', () => {
  copy.edit(JOB, /^location:/m, 'loction:')
  const names = 'id, title, .*, got "loction"; did you mean "location"\\?$'
  expect(copy.problems()).toEqual([
    at(JOB, 2, 'location  expected a text, got nothing'),
    expect.stringMatching(at(JOB, copy.line(JOB, 'loction:'), `loction  expected one of the fields ${names}`)),
  ])
})

test('invalid references are reported with suggestions', () => {
  write(REACT, 'tool: raect', 'tool: an id in toolbox.yaml, got "raect"; did you mean "react"?')
  const service = 'the name of a file in content/services, got "web-developmnt"; did you mean "web-development"?'
  write(REACT, 'service: web-developmnt', `service: ${service}`)
  copy.set(REACT, 'related: [react, angular]')
  expectProblem(REACT, 'related:', 'related.0: another one of content/technologies, got this very file')
  const department = 'one of the departments in careers.yaml, got "Desing"; did you mean "Design"?'
  write(DESIGNER, 'department: Desing', `department: ${department}`)
  write(JOB, 'office: londn', 'office: the id of an office in site.yaml, got "londn"; did you mean "london"?')
  copy.edit('home.yaml', /^ {2}projects: .*$/m, '  projects: [cyber-guardians, takenote, railhop]')
  const study =
    'the name of a file in content/projects that has a caseStudy (cyber-guardians, iamadesigner, takenote), got "railhop"'
  expectProblem('home.yaml', 'railhop', `work.projects.2: ${study}`)
  copy.edit('home.yaml', 'tiles: [happy-clients', 'tiles: [happy-client')
  const quoted = '"Co-founder, TakeNote", as in the testimonial, got "Founder, TakeNote"'
  write('projects/takenote.yaml', '    position: Founder, TakeNote', `caseStudy.quote.position: ${quoted}`)
  const claim = 'the name of a claim in site.yaml'
  expectProblem('home.yaml', 'tiles:', `hero.tiles.0: ${claim}, got "happy-client"; did you mean "happy-clients"?`)
  copy.edit('home.yaml', '{claim:team-members}', '{claim:team-member}')
  expectProblem('home.yaml', '  lead: >-', `hero.lead: ${claim}, got "team-member"; did you mean "team-members"?`)
  copy.edit('home.yaml', 'anchor: machine-learning', 'anchor: machine-lerning')
  const section = 'the id of a section on /services/, or one of its aliases'
  const anchor = `${section}, got "machine-lerning"; did you mean "machine-learning"?`
  expectProblem('home.yaml', 'machine-lerning', `services.cards.2.anchor: ${anchor}`)
  const pictures = 'content/pictures/apps/wren-vpm.webp, .svg, .day.webp or .day.svg'
  const picture = `the file ${pictures}, got no such file; did you mean "apps/wren-vpn"?`
  write('apps/wren-vpn.yaml', '  file: apps/wren-vpm', `picture.file: ${picture}`)
  const country = 'the English name of a country, got "Pakistn"; did you mean "Pakistan"?'
  write(SCIENTIST, 'applicantCountries: [Pakistn]', `applicantCountries.0: ${country}`)
  checkProblems()
})

test('contradicting and duplicate values', () => {
  copy.set('about.yaml', '  title: Wrens at work')
  copy.set(MANAGER, 'office: london')
  write(
    JOB,
    'id: 4',
    `id: a number that no other file in content/jobs has, got the number 4, as in content/${SCIENTIST}:2`,
  )
  copy.edit(JOB, /^office: .*\n/m, '')
  expectProblem(JOB, 2, 'office: an office, because the workplace is on-site, got nothing')
  copy.set(DEVELOPER, 'workplace: remote')
  expectProblem(DEVELOPER, 'office:', 'office: no office, because the workplace is remote, got "san-francisco"')
  copy.set(TESTER, 'pay: { currency: GBP, min: 90000, max: 60000, unit: YEAR }')
  expectProblem(TESTER, 'pay:', 'pay.max: a number of at least 90000, which is pay.min, got the number 60000')
  const lead = 'We have 250+ team members, who build and look after software for people that use it.'
  write('about.yaml', `  lead: ${lead}`, 'hero.lead: {claim:team-members} in place of "250+", got "250+ team members"')
  copy.set('site.yaml', '  support: { value: 24/7, label: Support }\n  help: { value: 24/7, label: support }')
  expectProblem(
    'site.yaml',
    '  help:',
    'claims.help: a value and a label that no other claim has, got those of support',
  )
  copy.edit('site.yaml', '- id: new-york', '- id: "london"')
  const office = copy.line('site.yaml', '- id: london')
  const id = `an id that no other office has, got "london", as in content/site.yaml:${office}`
  expectProblem('site.yaml', '"london"', `offices.4.id: ${id}`)
  const title = `got "Wrens at Work", as in content/about.yaml:${copy.line('about.yaml', 'Wrens at work')}`
  write('contact.yaml', '  title: Wrens at Work', `seo.title: a title that no other page has, ${title}`)
  checkProblems()
})

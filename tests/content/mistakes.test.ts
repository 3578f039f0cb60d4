import { at, type ContentCopy, copyContent } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'
const SCIENTIST = 'jobs/data-scientist.yaml'
const MANAGER = 'jobs/product-manager.yaml'
const TESTER = 'jobs/quality-assurance-engineer.yaml'
const DEVELOPER = 'jobs/senior-react-developer.yaml'
const DESIGNER = 'jobs/ux-ui-designer.yaml'
const REACT = 'technologies/react.yaml'
const LONG = 'wren '.repeat(33).trim()

/** What is written into a file, what an editor is told about it, and a text of its line if that is not the first written. */
type Mistake = readonly [file: string, before: RegExp | string, after: string, told: string, line?: string | number]

/** Makes all mistakes in one copy; each must be told on its own line, and nothing else. */
function expectTold(mistakes: readonly Mistake[], copy: ContentCopy = copyContent()): void {
  for (const [file, before, after] of mistakes) copy.edit(file, before, after)
  const told = mistakes.map(([file, , after, told, line = after.trim().split('\n')[0] ?? '']) =>
    at(file, typeof line === 'number' ? line : copy.line(file, line), told),
  )
  expect([...copy.problems()].sort()).toEqual(told.sort())
}

test('fields that hold something else, or nothing', () => {
  expectTold([
    [JOB, /^title: .*$/m, 'title: 12', 'title  expected a text, got the number 12'],
    [JOB, /^id: .*$/m, 'id: third', 'id  expected a number, got "third"'],
    [SCIENTIST, /^id: .*$/m, 'id: 2.5', 'id  expected a whole number, got the number 2.5'],
    [JOB, /^type: .*$/m, 'type:', 'type  expected one of "Full-time", "Part-time", "Contract", got nothing'],
    [
      SCIENTIST,
      /^type: .*$/m,
      'type: Ful-time',
      'type  expected one of "Full-time", "Part-time", "Contract", got "Ful-time"; did you mean "Full-time"?',
    ],
    [JOB, /^posted: .*$/m, 'posted: 2026-02-30', 'posted  expected a day like 2026-11-21, got "2026-02-30"'],
    [JOB, /^location: .*$/m, 'location: UK', 'location  expected a text of at least 3 characters, got 2: "UK"'],
    [
      MANAGER,
      /^location: .*$/m,
      'location: " London"',
      'location  expected text without spaces at its ends, got " London"',
    ],
    [
      MANAGER,
      /^requirements:\n( {2}.*\n)+/m,
      'requirements: Patience\n',
      'requirements  expected a list, got "Patience"',
    ],
    [
      TESTER,
      /^requirements:\n( {2}.*\n)+/m,
      'requirements: []\n',
      'requirements  expected a list of at least 1 item, got a list of 0 items',
    ],
    [TESTER, /^pay: .*$/m, 'pay: [1, 2]', 'pay  expected a group of fields, got a list of 2 items'],
    // What is missing is told on the line of its parent.
    [DEVELOPER, /^experience: .*\n/m, '', 'experience  expected a text, got nothing', 2],
    [DEVELOPER, /^seo:\n {2}title: .*\n/m, 'seo:\n', 'seo.title  expected a text, got nothing'],
    [
      'not-found.yaml',
      /^ {2}alt: .*(\n {4}.*)*$/m,
      '  alt: ""',
      'picture.alt  expected a text of at least 15 characters, got an empty text',
    ],
    ['testimonials/daniel-reyes.yaml', /^ {2}alt: .*\n/m, '', 'picture.alt  expected a text, got nothing', 'picture:'],
    [
      DESIGNER,
      /^ {2}description: .*(\n {4}.*)*$/m,
      `  description: ${LONG}`,
      'seo.description  expected a text of at most 160 characters, got 164: "wren wren wren wren wren wren wren wren wren wr…"',
    ],
    [
      'site.yaml',
      /^ {4}postalCode: .*$/m,
      "    postalCode: '54660'\n    postcode: '54660'",
      'offices.0.postcode  expected one of the fields id, city, country, countryCode, town, region, street, postalCode, headOffice, opened, note, picture, got "postcode"',
      'postcode:',
    ],
  ])
})

test('a mistyped field is missed, and named with the one that was meant', () => {
  const copy = copyContent()
  copy.edit(JOB, /^location:/m, 'loction:')
  expect(copy.problems()).toEqual([
    at(JOB, 2, 'location  expected a text, got nothing'),
    expect.stringMatching(
      at(
        JOB,
        copy.line(JOB, 'loction:'),
        'loction  expected one of the fields id, title, .*, got "loction"; did you mean "location"\\?$',
      ),
    ),
  ])
})

test('names that lead nowhere, with what was meant', () => {
  expectTold([
    [REACT, /^tool: .*$/m, 'tool: raect', 'tool  expected an id in toolbox.yaml, got "raect"; did you mean "react"?'],
    [
      REACT,
      /^service: .*$/m,
      'service: web-developmnt',
      'service  expected the name of a file in content/services, got "web-developmnt"; did you mean "web-development"?',
    ],
    [
      REACT,
      /^related:.*\n( {2}.*\n)*/m,
      'related: [react, angular]\n',
      'related.0  expected another one of content/technologies, got this very file',
    ],
    [
      DESIGNER,
      /^department: .*$/m,
      'department: Desing',
      'department  expected one of the departments in careers.yaml, got "Desing"; did you mean "Design"?',
    ],
    [
      'toolbox.yaml',
      /technology: figma/,
      'technology: figmaa',
      'figma.technology  expected the name of a file in content/technologies, got "figmaa"; did you mean "figma"?',
    ],
    [
      JOB,
      /^office: .*$/m,
      'office: londn',
      'office  expected the id of an office in site.yaml, got "londn"; did you mean "london"?',
    ],
    [
      'projects/takenote.yaml',
      /^ {4}position: .*$/m,
      '    position: Founder, TakeNote',
      'caseStudy.quote.position  expected "Co-founder, TakeNote", as in the testimonial, got "Founder, TakeNote"',
    ],
    [
      'home.yaml',
      /^ {2}projects: .*$/m,
      '  projects: [cyber-guardians, takenote, railhop]',
      'work.projects.2  expected the name of a file in content/projects that has a caseStudy, got "railhop"',
    ],
    [
      'home.yaml',
      /^ {2}tiles: .*$/m,
      '  tiles: [happy-client, projects-completed, client-rating, support]',
      'hero.tiles.0  expected the name of a claim in site.yaml, got "happy-client"; did you mean "happy-clients"?',
    ],
    [
      'home.yaml',
      'anchor: machine-learning',
      'anchor: machine-lerning',
      'services.cards.2.anchor  expected the id of a section on /services/, or one of its aliases, got "machine-lerning"; did you mean "machine-learning"?',
    ],
    [
      'home.yaml',
      '{claim:team-members}',
      '{claim:team-member}',
      'hero.lead  expected the name of a claim in site.yaml, got "team-member"; did you mean "team-members"?',
      '  lead: >-',
    ],
    [
      'navigation.yaml',
      /^ {2}items: .*$/m,
      '  items: [recat, nextjs]',
      'technologies.items.0  expected the name of a file in content/technologies, got "recat"; did you mean "react"?',
    ],
    [
      'apps/wren-vpn.yaml',
      /^ {2}file: .*$/m,
      '  file: apps/wren-vpm',
      'picture.file  expected the file content/pictures/apps/wren-vpm.webp, or apps/wren-vpm.day.webp, got no such file; did you mean "apps/wren-vpn"?',
    ],
    [
      SCIENTIST,
      /^applicantCountries: .*$/m,
      'applicantCountries: [Pakistn]',
      'applicantCountries.0  expected the English name of a country, got "Pakistn"; did you mean "Pakistan"?',
    ],
  ])
})

test('facts that contradict each other', () => {
  const copy = copyContent()
  copy.edit('about.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Wrens at work')
  copy.edit(MANAGER, /^office: .*$/m, 'office: london')
  const title = `content/about.yaml:${copy.line('about.yaml', 'Wrens at work')}`
  const office = `content/site.yaml:${copy.line('site.yaml', '- id: london')}`
  expectTold(
    [
      [
        JOB,
        /^id: .*$/m,
        'id: 4',
        `id  expected a number that no other file in content/jobs has, got the number 4, as in content/${SCIENTIST}:2`,
      ],
      [JOB, /^office: .*\n/m, '', 'office  expected an office, because the workplace is on-site, got nothing', 2],
      [
        DEVELOPER,
        /^workplace: .*$/m,
        'workplace: remote',
        'office  expected no office, because the workplace is remote, got "san-francisco"',
        'office:',
      ],
      [
        TESTER,
        /^pay: .*$/m,
        'pay: { currency: GBP, min: 90000, max: 60000, unit: YEAR }',
        'pay.max  expected a number of at least 90000, which is pay.min, got the number 60000',
      ],
      [
        'about.yaml',
        /^ {2}lead: .*(\n {4}.*)*$/m,
        '  lead: We have 250+ team members, who build and look after software for people that use it every day.',
        'hero.lead  expected {claim:team-members} in place of "250+", got "250+ team members"',
      ],
      [
        'site.yaml',
        /^ {2}support: .*$/m,
        '  support: { value: 24/7, label: Support }\n  help: { value: 24/7, label: support }',
        'claims.help  expected a value and a label that no other claim has, got those of support',
        '  help:',
      ],
      [
        'site.yaml',
        /^ {2}- id: new-york$/m,
        '  - id: london # again',
        `offices.4.id  expected an id that no other office has, got "london", as in ${office}`,
      ],
      [
        'contact.yaml',
        /^seo:\n {2}title: .*$/m,
        'seo:\n  title: Wrens at Work',
        `seo.title  expected a title that no other page has, got "Wrens at Work", as in ${title}`,
        'Wrens at Work',
      ],
      [
        'technologies/angular.yaml',
        /^accent: .*$/m,
        'accent: { light: "#61DAFB", dark: "#FF8096" }',
        'accent.light  expected a colour with a contrast of at least 4.5 : 1 against #FBF6EC, got 1.51 : 1 with "#61DAFB"',
      ],
    ],
    copy,
  )
})

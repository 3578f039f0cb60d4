import { loadContent } from '@/lib/content/load.ts'
import { type ContentCopy, copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'
const REACT = 'technologies/react.yaml'
const at = (file: string, line: number, rest: string) => `content/${file}:${line}  ${rest}`

/** The one problem that the edit makes, on the line of `marker`. */
function expectProblem(copy: ContentCopy, file: string, marker: string, told: string): void {
  expect(copy.problems()).toEqual([at(file, copy.line(file, marker), told)])
}

describe('names', () => {
  test('a reference that leads nowhere, with what was meant', () => {
    const copy = copyContent()
    copy.edit(REACT, /^tool: .*$/m, 'tool: raect')
    expectProblem(
      copy,
      REACT,
      'tool: raect',
      'tool  expected an id in toolbox.yaml, got "raect"; did you mean "react"?',
    )
  })

  test.each([
    [
      REACT,
      /^service: .*$/m,
      'service: web-developmnt',
      'service  expected the name of a file in content/services, got "web-developmnt"; did you mean "web-development"?',
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
      'navigation.yaml',
      /^ {2}items: .*$/m,
      '  items: [recat, nextjs]',
      'technologies.items.0  expected the name of a file in content/technologies, got "recat"; did you mean "react"?',
    ],
  ])('%s: %s', (file, pattern, replacement, told) => {
    const copy = copyContent()
    copy.edit(file, pattern, replacement)
    expectProblem(copy, file, replacement.trim(), told)
  })

  test('a reference to the file that it stands in', () => {
    const copy = copyContent()
    copy.edit(REACT, /^related:.*\n( {2}.*\n)*/m, 'related: [react, angular]\n')
    expectProblem(
      copy,
      REACT,
      'related:',
      'related.0  expected another one of content/technologies, got this very file',
    )
  })

  test('a project that was removed is missed by everybody who names it', () => {
    const copy = copyContent()
    copy.remove('projects/takenote.yaml')
    const problems = copy.problems()
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) expect(problem).toContain('takenote')
  })

  test('an address that two sections claim', () => {
    const copy = copyContent()
    copy.edit('services/data-science-ai.yaml', 'slug: machine-learning', 'slug: ui-ux-design')
    expect(copy.problems()).toContain(
      at(
        'services/data-science-ai.yaml',
        copy.line('services/data-science-ai.yaml', 'slug: ui-ux-design'),
        'aliases.0.slug  expected an address that no other section has, got "ui-ux-design", as in content/services/ui-ux-design.yaml',
      ),
    )
  })

  test('an id and an office that occur twice', () => {
    const copy = copyContent()
    const other = 'jobs/data-scientist.yaml'
    const id = /^id: .*$/m.exec(copy.read(other))?.[0] ?? ''
    copy.edit(JOB, /^id: .*$/m, id)
    copy.edit('site.yaml', 'id: new-york', 'id: london')
    const first = copy.line('site.yaml', 'id: london')
    const second = copy.read('site.yaml').split('\n').lastIndexOf('  - id: london') + 1
    const problems = copy.problems()
    expect(problems).toContain(
      at(
        JOB,
        1,
        `id  expected a number that no other file in content/jobs has, got the number ${id.slice(4)}, as in content/${other}:1`,
      ),
    )
    expect(problems).toContain(
      at(
        'site.yaml',
        second,
        `offices.4.id  expected an id that no other office has, got "london", as in content/site.yaml:${first}`,
      ),
    )
  })
})

describe('jobs', () => {
  test('work in a place needs the office', () => {
    const copy = copyContent()
    copy.edit(JOB, /^office: .*\n/m, '')
    expect(copy.problems()).toEqual([
      at(JOB, 1, 'office  expected an office, because the workplace is on-site, got nothing'),
    ])
  })

  test('remote work has none', () => {
    const copy = copyContent()
    copy.edit(JOB, /^workplace: .*$/m, 'workplace: remote')
    expectProblem(copy, JOB, 'office:', 'office  expected no office, because the workplace is remote, got "london"')
  })

  test('a country that is none', () => {
    const copy = copyContent()
    copy.edit('jobs/data-scientist.yaml', /^applicantCountries: .*$/m, 'applicantCountries: [Pakistn]')
    expectProblem(
      copy,
      'jobs/data-scientist.yaml',
      'Pakistn',
      'applicantCountries.0  expected the English name of a country, got "Pakistn"; did you mean "Pakistan"?',
    )
  })

  test('pay the wrong way round', () => {
    const copy = copyContent()
    copy.edit(JOB, /^pay: .*$/m, 'pay: { currency: GBP, min: 90000, max: 60000, unit: YEAR }')
    expectProblem(
      copy,
      JOB,
      'pay:',
      'pay.max  expected a number of at least 90000, which is pay.min, got the number 60000',
    )
  })

  test('an opening that has closed is not loaded, and no link may lead to it', () => {
    const copy = copyContent()
    copy.edit(JOB, /^posted: .*$/m, 'posted: 2026-01-01')
    copy.edit(JOB, /^closes: .*$/m, 'closes: 2026-11-20')
    const slugs = (day: string) => loadContent(copy.root, day).jobs.map(({ slug }) => slug)
    expect(slugs('2026-11-20')).toContain('devops-engineer')
    expect(slugs(TODAY)).not.toContain('devops-engineer')
    expect(slugs(TODAY)).toHaveLength(5)
    copy.edit('navigation.yaml', 'href: /careers/ }', 'href: /careers/devops-engineer/ }')
    expectProblem(
      copy,
      'navigation.yaml',
      '/careers/devops-engineer/',
      'more.1.href  expected the address of a page of the site, got "/careers/devops-engineer/"',
    )
  })
})

describe('pictures', () => {
  test('a missing one', () => {
    const copy = copyContent()
    copy.edit('apps/wren-vpn.yaml', /^ {2}file: .*$/m, '  file: apps/wren-vpm')
    expect(copy.problems()).toEqual([
      at(
        'apps/wren-vpn.yaml',
        copy.line('apps/wren-vpn.yaml', 'wren-vpm'),
        'picture.file  expected the file content/pictures/apps/wren-vpm.webp, or apps/wren-vpm.day.webp, got no such file; did you mean "apps/wren-vpn"?',
      ),
    ])
  })

  test('a pair for day and night will do, a night alone will not', () => {
    const copy = copyContent()
    copy.edit('apps/wren-vpn.yaml', /^ {2}file: .*$/m, '  file: apps/lamp')
    copy.write('pictures/apps/lamp.night.webp', '')
    expect(copy.problems()).toHaveLength(1)
    copy.write('pictures/apps/lamp.day.webp', '')
    expect(copy.problems()).toEqual([])
  })
})

describe('titles and descriptions', () => {
  test('are unique', () => {
    const copy = copyContent()
    copy.edit('about.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Wrens at work')
    copy.edit('contact.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Wrens at Work')
    expectProblem(
      copy,
      'contact.yaml',
      'Wrens at Work',
      `seo.title  expected a title that no other page has, got "Wrens at Work", as in content/about.yaml:${copy.line('about.yaml', 'Wrens at work')}`,
    )
  })

  test('leave room for the brand', () => {
    const copy = copyContent()
    copy.edit('site.yaml', /^brand: .*$/m, 'brand: The House of the Small Wren')
    copy.edit('about.yaml', /^seo:\n {2}title: .*$/m, 'seo:\n  title: Where we come from and why we are still here')
    expect(copy.problems()).toContain(
      at(
        'about.yaml',
        copy.line('about.yaml', 'Where we come from'),
        'seo.title  expected a title of at most 35 characters beside the brand, got 44: "Where we come from and why we are still here"',
      ),
    )
  })
})

describe('links', () => {
  test.each([
    ['/abuot/', 'the address of a page of the site, got "/abuot/"; did you mean "/about/"?'],
    ['/services', 'the address of a page of the site, got "/services"; did you mean "/services/"?'],
    ['/blog/', 'the address of a page of the site, got "/blog/"'],
    [
      '/services/#web-developmet',
      'an id that is on /services/, got "/services/#web-developmet"; did you mean "/services/#web-development"?',
    ],
    ['/#project', 'an id that is on /, got "/#project"; did you mean "/#projects"?'],
  ])('%s', (href, told) => {
    const copy = copyContent()
    copy.edit('navigation.yaml', /^action: .*$/m, `action: { label: Go, href: ${href} }`)
    expectProblem(copy, 'navigation.yaml', 'action:', `action.href  expected ${told}`)
  })

  test.each([
    '/#projects',
    '/services/#seo-optimization',
    '/services/machine-learning/',
    '/portfolio/takenote/',
    '/tech/react/',
    '/contact/?subject=Hello',
    '/privacy/',
    'mailto:hello@wrenhaus.example',
    'https://example.com/',
  ])('%s is fine', (href) => {
    const copy = copyContent()
    copy.edit('navigation.yaml', /^action: .*$/m, `action: { label: Go, href: '${href}' }`)
    expect(copy.problems()).toEqual([])
  })

  test('the anchor of a card on the home page', () => {
    const copy = copyContent()
    copy.edit('home.yaml', 'anchor: machine-learning', 'anchor: machine-lerning')
    expectProblem(
      copy,
      'home.yaml',
      'machine-lerning',
      'services.cards.2.anchor  expected the id of a section on /services/, or one of its aliases, got "machine-lerning"; did you mean "machine-learning"?',
    )
  })
})

describe('claims', () => {
  test('an unknown name', () => {
    const copy = copyContent()
    copy.edit('home.yaml', '{claim:team-members}', '{claim:team-member}')
    expectProblem(
      copy,
      'home.yaml',
      '  lead: >-',
      'hero.lead  expected the name of a claim in site.yaml, got "team-member"; did you mean "team-members"?',
    )
  })

  test('a number that is written by hand beside its label', () => {
    const copy = copyContent()
    copy.edit(
      'about.yaml',
      /^ {2}lead: .*(\n {4}.*)*$/m,
      '  lead: We have 250+ team members, who build and look after software for people that use it every day.',
    )
    expectProblem(
      copy,
      'about.yaml',
      '250+',
      'hero.lead  expected {claim:team-members} in place of "250+", got "250+ team members"',
    )
  })

  test('the same claim twice', () => {
    const copy = copyContent()
    copy.edit(
      'site.yaml',
      /^ {2}support: .*$/m,
      '  support: { value: 24/7, label: Support }\n  help: { value: 24/7, label: support }',
    )
    expectProblem(
      copy,
      'site.yaml',
      '  help:',
      'claims.help  expected a value and a label that no other claim has, got those of support',
    )
  })
})

describe('what the design has room for', () => {
  test('centred points are three, numbered ones four', () => {
    const copy = copyContent()
    copy.edit(REACT, 'layout: numbered', 'layout: centred')
    expectProblem(copy, REACT, '  points:', 'why.points  expected 3 points, because the layout is centred, got 4')
  })

  test('slides of the hero are equally high and not too wide', () => {
    const copy = copyContent()
    const wide = `// ${'-'.repeat(44)}`
    copy.edit('home.yaml', 'export function NextBoat', `${wide}\n        export function NextBoat`)
    const [first, ...uneven] = copy.problems()
    expect(first).toContain(`hero.slides.0.source  expected lines of at most 46 characters, got 47: "${wide}"`)
    expect(uneven).toHaveLength(2)
    for (const problem of uneven) expect(problem).toMatch(/source {2}expected 10 lines, as in the first slide, got 9$/)
  })

  test('an accent that cannot be read on its ground', () => {
    const copy = copyContent()
    copy.edit(REACT, /^accent: .*$/m, 'accent: { light: "#61DAFB", dark: "#61DAFB" }')
    expect(copy.problems()).toEqual([
      expect.stringContaining(
        'accent.light  expected a colour with a contrast of at least 4.5 : 1 against #FBF6EC, got 1.5',
      ),
    ])
  })
})

import { at, copyContent, expectProblem } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'
const REACT = 'technologies/react.yaml'

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
        2,
        `id  expected a number that no other file in content/jobs has, got the number ${id.slice(4)}, as in content/${other}:2`,
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

test('a project does not take the address of a page of the portfolio, even while all fit on one', () => {
  const copy = copyContent()
  copy.write('projects/app-development.yaml', copy.read('projects/takenote.yaml'))
  expect(copy.problems()).toContainEqual(
    'content/projects/app-development.yaml:2  (file)  expected another file name: a page of the portfolio has this address, got "app-development"',
  )
})

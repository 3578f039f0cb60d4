import { at, copyContent, expectProblem } from './content-copy.ts'

const REACT = 'technologies/react.yaml'

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
  test('centred points are four at most', () => {
    const copy = copyContent()
    copy.edit(REACT, 'layout: numbered', 'layout: centred')
    expect(copy.problems()).toEqual([])
    copy.edit(
      REACT,
      '  points:\n',
      '  points:\n    - { title: A fifth reason, text: One more than stand side by side. }\n',
    )
    const told = 'why.points  expected at most 4 points, because the layout is centred, got 5'
    expectProblem(copy, REACT, '  points:', told)
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

  test('a cover on which nothing can be read', () => {
    const copy = copyContent()
    copy.edit(REACT, /^cover: .*$/m, 'cover: { light: "#7B7B7B", dark: "#3F9DB5" }')
    const against = (colour: string) => `expected a colour with a contrast of at least 4.5 : 1 against ${colour}`
    expect(copy.problems()).toEqual([
      expect.stringContaining(`cover.dark  ${against('#61DAFB')}`),
      expect.stringContaining(`cover.light  ${against('#fffdf8')}`),
    ])
  })
})

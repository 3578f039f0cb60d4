/** Checks across files: links, pictures, paths and the limits of the design. */
import { inspectProject } from '@/build/inspect-project.ts'
import { earliestToday, loadContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { at, copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'
const NAVIGATION = 'navigation.yaml'

const BAD_LINKS = [
  ['/abuot/', 'the address of a page of the site, got "/abuot/"; did you mean "/about/"?'],
  ['/services', 'the address of a page of the site, got "/services"; did you mean "/services/"?'],
  ['/blog/', 'the address of a page of the site, got "/blog/"'],
  ['/services/#lerning', 'an id that is on /services/, got "/services/#lerning"'],
  ['/#project', 'an id that is on /, got "/#project"; did you mean "/#projects"?'],
] as const
const GOOD_LINKS = [
  ...['/#projects', '/services/#seo-optimization', '/services/machine-learning/', '/portfolio/takenote/'],
  ...['/contact/?subject=Hello', 'mailto:hello@wrenhaus.example', 'https://example.com/'],
]

test('invalid links are reported, valid ones are not', () => {
  const copy = copyContent()
  const hrefs = [...GOOD_LINKS, ...BAD_LINKS.map(([href]) => href)]
  copy.set(NAVIGATION, ['more:', ...hrefs.map((href) => `  - { label: Go, href: '${href}' }`)].join('\n'))
  const problems = BAD_LINKS.map(([href, expected], index) =>
    at(NAVIGATION, copy.line(NAVIGATION, `'${href}'`), `more.${GOOD_LINKS.length + index}.href  expected ${expected}`),
  )
  expect(copy.problems()).toEqual(problems)
})

test('texts can contain facts, years and the pay of an opening', () => {
  const copy = copyContent()
  copy.edit('site.yaml', /$/, 'facts:\n  first-answer: { value: one working day }\n')
  copy.edit(
    'contact.yaml',
    /^ {2}generalText: .*$/m,
    '  generalText: "{fact:first-answer}, {fact:founded}, {fact:london-opened}"',
  )
  copy.edit(
    JOB,
    /^ {2}description: .*(\n {4}.*)*$/m,
    `  description: ${'On-site, full-time, in a room with a window. '.repeat(2)}{pay}.`,
  )
  const { contact, jobs } = loadContent(copy.root, TODAY)
  expect(contact.info.generalText).toBe('one working day, 2011, 2015')
  expect(jobs.find(({ slug }) => slug === 'devops-engineer')?.seo.description).toContain(' £68,000 to 88,000 a year.')
  copy.edit('contact.yaml', '{fact:founded}', '{fact:foundet}')
  copy.edit(JOB, /^pay: .*\n/m, '')
  expect(copy.problems()).toEqual([
    expect.stringContaining('expected the name of a fact in site.yaml, got "foundet"; did you mean "founded"?'),
    expect.stringContaining('seo.description  expected no {pay}, because the opening states no pay, got '),
  ])
})

test('a closed opening is not loaded, and links to it are reported', () => {
  const copy = copyContent()
  copy.set(JOB, 'posted: 2026-01-01')
  copy.set(JOB, 'closes: 2026-11-20')
  const slugs = (day: string) => loadContent(copy.root, day).jobs.map(({ slug }) => slug)
  expect(slugs('2026-11-20')).toContain('devops-engineer')
  expect(slugs(TODAY)).not.toContain('devops-engineer')
  copy.edit(NAVIGATION, 'href: /careers/ }', 'href: /careers/devops-engineer/ }')
  expect(copy.problems()).toEqual([
    expect.stringContaining('expected the address of a page of the site, got "/careers/devops-engineer/"'),
  ])
})

test('a job is open until its last day is over in every time zone', () => {
  expect(earliestToday(new Date('2026-11-21T11:59:59Z'))).toBe('2026-11-20')
  expect(earliestToday(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21')
})

test('all references to a removed project are reported', () => {
  const copy = copyContent()
  copy.remove('projects/takenote.yaml')
  const problems = copy.problems()
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter((problem) => !problem.includes('takenote'))).toEqual([])
})

test('duplicate paths, invalid names and too long titles are reported', () => {
  const copy = copyContent()
  const service = 'services/data-science-ai.yaml'
  copy.edit(service, 'slug: machine-learning', 'slug: ui-ux-design')
  copy.write('projects/app-development.yaml', copy.read('projects/takenote.yaml'))
  copy.edit('toolbox.yaml', /^stripe:/m, 'Stripe Inc:')
  copy.set('site.yaml', 'brand: The House of the Small Wren')
  copy.set('about.yaml', '  title: Where we come from and why we are still here')
  const problemAt = (file: string, marker: string, field: string, expected: string) =>
    at(file, copy.line(file, marker), `${field}  expected ${expected}`)
  const section = 'an address that no other section has, got "ui-ux-design", as in content/services/ui-ux-design.yaml'
  const page = 'another file name: a page of the portfolio has this address, got "app-development"'
  const name = 'a name made of lower-case words joined by hyphens, got "Stripe Inc"'
  const title =
    'a title of at most 35 characters beside the brand, got 44: "Where we come from and why we are still here"'
  expect(copy.problems()).toEqual(
    expect.arrayContaining([
      problemAt(service, 'slug: ui-ux-design', 'aliases.0.slug', section),
      // Even when all projects fit on one page.
      problemAt('projects/app-development.yaml', 'order:', '(file)', page),
      problemAt('toolbox.yaml', 'Stripe Inc', 'Stripe Inc', name),
      problemAt('about.yaml', 'Where we come from', 'seo.title', title),
    ]),
  )
})

test.each([
  [['day.webp', 'night.webp'], []],
  [['day.svg', 'night.svg'], []],
  [['night.webp'], ['night.webp  lamp.day.webp beside it, got a night without a day']],
  [['svg', 'night.svg'], ['night.svg  lamp.day.svg beside it, got lamp.svg']],
  [['day.svg', 'night.webp'], ['night.webp  lamp.day.webp beside it, got lamp.day.svg']],
  [['svg', 'webp'], ['webp  one file for a picture, or a day and a night variant, got lamp.svg too']],
  [['day.webp', 'webp'], ['webp  one file for a picture, or a day and a night variant, got lamp.day.webp too']],
])('a picture in the files %j', (endings, expected) => {
  const copy = copyContent()
  copy.set('apps/wren-vpn.yaml', '  file: apps/lamp')
  for (const ending of endings) copy.write(`pictures/apps/lamp.${ending}`, '')
  const problems = copy.problems().map((problem) => problem.replaceAll('apps/', ''))
  expect(problems).toEqual(
    expected.map((line) => `content/pictures/lamp.${line.replace('  ', ':1  (file)  expected ')}`),
  )
})

test('a picture of another shape than its field needs is reported', async () => {
  const copy = copyContent()
  const svg = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"/>`
  const [person, project, app] = ['testimonials/priya-raman.yaml', 'projects/takenote.yaml', 'apps/wren-vpn.yaml']
  copy.write('pictures/portraits/tall.svg', svg('0 0 600 900'))
  copy.write('pictures/portraits/nearly.svg', svg('0 0 800 1000'))
  for (const file of [person, project, app]) copy.set(file, '  file: portraits/tall')
  const { problems } = await inspectProject(copy.root)
  const got = (file: string, expected: string) =>
    at(file, copy.line(file, 'portraits/tall'), `picture.file  expected a picture that is ${expected}, got 600 × 900`)
  expect(problems.map(formatProblem)).toEqual([
    got(project, 'landscape, 6:5 to 2:1'),
    got(person, 'square or nearly, 4:5 to 5:4'),
  ])
  copy.set(person, '  file: portraits/nearly')
  copy.set(project, '  file: projects/twosome')
  expect((await inspectProject(copy.root)).problems).toEqual([])
})

test('slides of different heights or too wide, and covers with low contrast, are reported', () => {
  const copy = copyContent()
  const wide = `// ${'-'.repeat(44)}`
  copy.edit('home.yaml', 'export function NextBoat', `${wide}\n        export function NextBoat`)
  copy.set('technologies/react.yaml', 'cover: "#7B7B7B"')
  const colour = (against: string) => `expected a colour with a contrast of at least 4.5 : 1 against ${against}`
  expect(copy.problems()).toEqual([
    expect.stringContaining(`hero.slides.0.source  expected lines of at most 46 characters, got 47: "${wide}"`),
    ...[1, 2].map(() => expect.stringMatching(/source {2}expected 10 lines, as in the first slide, got 9$/)),
    expect.stringContaining(`cover  ${colour('#1C1A24')}`),
  ])
})

/** Checks across files: links, pictures, paths and the limits of the design. */
import { inspectProject } from '@/build/inspect-project.ts'
import { earliestToday, loadContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { link } from '@/lib/content/schemas/common.ts'
import { site } from '@/lib/content/schemas/site.ts'
import { headerFit } from '@/lib/header-width.ts'
import { loadFixture } from '../fixtures/load.ts'
import { at, copyContent, TODAY } from './content-copy.ts'

const JOB = 'jobs/devops-engineer.yaml'
const NAVIGATION = 'navigation.yaml'

const PAGE = 'the address of a page or a file in public/'
const BAD_LINKS = [
  ['/abuot/', `${PAGE}, got "/abuot/"; did you mean "/about/"?`],
  ['/services', `${PAGE}, got "/services"; did you mean "/services/"?`],
  ['/blog/', `${PAGE}, got "/blog/"`],
  ['/portfolio/page-3/', `${PAGE}, got "/portfolio/page-3/"; did you mean "/portfolio/page-2/"?`],
  ['/lists/prices.pdf', `${PAGE}, got "/lists/prices.pdf"`],
  ['/#project', 'an id that is on /, got "/#project"; did you mean "/#projects"?'],
  ['/services/#blockchain', 'an id that is on /services/, got "/services/#blockchain"'],
  ['/portfolio/?category=Nope', 'one of the categories after ?category=, got "Nope"'],
  ['/careers/?department=Desing', 'one of the departments after ?department=, got "Desing"; did you mean "Design"?'],
] as const
const GOOD_LINKS = [
  ...[
    '/#projects',
    '/services/#closing-title',
    '/services/#seo-optimization',
    '/services/machine-learning/',
    '/portfolio/takenote/',
  ],
  ...['/contact/?subject=Hello', 'mailto:hello@wrenhaus.example?subject=A%20b', 'https://example.com/', '/sitemap.xml'],
  ...['tel:+44-20-7946-0000', '/prices%202027.pdf', '/portfolio/page-2/', '/portfolio/app-development/', '#services'],
  ...['/portfolio/?category=App%20Development', '/careers/?department=Design&q=a', 'https://zaunkönig.example/?a#b'],
]

test('invalid links are reported, valid ones are not', () => {
  const copy = copyContent()
  copy.write('../public/prices 2027.pdf', '')
  for (const number of [31, 32, 33])
    copy.write(
      `projects/more-${number}.yaml`,
      copy.read('projects/railhop.yaml').replace(/^order: .*/m, `order: ${number}`),
    )
  const hrefs = [...GOOD_LINKS, ...BAD_LINKS.map(([href]) => href)]
  copy.set(NAVIGATION, ['more:', ...hrefs.map((href) => `  - { label: Go, href: '${href}' }`)].join('\n'))
  const problems = BAD_LINKS.map(([href, expected], index) =>
    at(NAVIGATION, copy.line(NAVIGATION, `'${href}'`), `more.${GOOD_LINKS.length + index}.href  expected ${expected}`),
  )
  const length = 'expected a list of at most 12 items, got a list of 26 items'
  expect(copy.problems()).toEqual([at(NAVIGATION, copy.line(NAVIGATION, 'more:'), `more  ${length}`), ...problems])
})

test.each([
  ...[
    'https://',
    'https://user@site.example/',
    'https://site',
    'https://a b.example',
    '//site.example',
    '#',
    'contact/',
  ],
  ...['mailto:hello', 'mailto:a@b.example,c', 'tel:none', 'tel:12', 'javascript:alert(1)', 'http://site.example', ''],
])('"%s" is no link', (href) => {
  expect(link.safeParse({ label: 'Go', href }).error?.issues).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/^a link such as \/contact\/, #services, mailto:.*, tel:/),
    }),
  ])
})

test.each([
  ['https://wrenhaus.example/', 'https://wrenhaus.example'],
  ['https://Wrenhaus.example', 'https://wrenhaus.example'],
  [' https://wrenhaus.example', 'https://wrenhaus.example'],
  ['https://zaunkönig.example', 'https://xn--zaunknig-r4a.example'],
  ['https://wrenhaus.example?utm=1', 'https://wrenhaus.example'],
  ['https://wrenhaus.example/#top', 'https://wrenhaus.example'],
  ['https://me:secret@wrenhaus.example', 'https://wrenhaus.example'],
  ['https://wrenhaus.example:443/a/../team/', 'https://wrenhaus.example/team'],
  ['https://wrenhaus.example/ö', undefined],
  ['https://wrenhaus.example/.site', undefined],
  ['https://wrenhaus.example//site', undefined],
  ['http://wrenhaus.example', undefined],
  ['https://wrenhaus', undefined],
  ['wrenhaus.example', undefined],
])('the address "%s" of the site is refused, with its one form', (url, normal) => {
  const form = normal
    ? ` in the form ${normal}`
    : ', with https://, and in its path only letters, digits, ".", "_", "~" and "-"'
  expect(site.shape.url.safeParse(url).error?.issues).toEqual([
    expect.objectContaining({ message: `the address of the site${form}` }),
  ])
  expect(site.shape.url.safeParse(normal ?? 'https://wrenhaus.example').success).toBe(true)
})

test('files in public/ that would replace one of the site, or be replaced, are named', () => {
  const copy = copyContent()
  const clashes = [
    '.well-known/security.txt',
    '_next/a.js',
    'about/index.html',
    'mark.svg',
    'portfolio/takenote',
    'robots.txt',
  ]
  const own = [
    'google1a.html',
    'favicon.ico',
    '.well-known/apple-app-site-association',
    'about/team.pdf',
    '.gitkeep',
    'icon-192.png',
  ]
  for (const name of [...clashes, ...own, 'assets/social/home.jpg']) copy.write(`../public/${name}`, '')
  expect(copy.problems()).toEqual(
    clashes.map(
      (name) => `public/${name}:1  (file)  expected a path that no page or file of the site itself has, got "/${name}"`,
    ),
  )
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
  expect(copy.problems()).toEqual([expect.stringContaining(`expected ${PAGE}, got "/careers/devops-engineer/"`)])
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

test.each([
  [3, 'Contact', true, true],
  [5, 'About', false, true],
  [5, 'Case studies', false, false],
])('%s links "%s" in the header fit at 1,024 pixels: %s, at 1,280: %s', (count, label, usual, wide) => {
  const copy = copyContent()
  const main = Array.from({ length: count }, () => ({ label, href: '/about/' }))
  copy.set(NAVIGATION, `main: ${JSON.stringify(main)}`)
  const { site: facts, navigation } = loadFixture()
  expect(headerFit(facts.brand, { ...navigation, main }, 'usual').fits).toBe(usual)
  const expected = 'expected shorter or fewer labels: with menus, button and the name there are 1184 pixels'
  expect(copy.problems()).toEqual(wide ? [] : [expect.stringContaining(`main  ${expected}, got about 1353 pixels`)])
})

test('slides that are too wide, and covers with low contrast, are reported', () => {
  const copy = copyContent()
  const wide = `// ${'-'.repeat(44)}`
  copy.edit('home.yaml', 'export function NextBoat', `${wide}\n        export function NextBoat`)
  copy.set('technologies/react.yaml', 'cover: "#7B7B7B"')
  const colour = (against: string) => `expected a colour with a contrast of at least 4.5 : 1 against ${against}`
  expect(copy.problems()).toEqual([
    expect.stringContaining(`hero.slides.0.source  expected lines of at most 46 characters, got 47: "${wide}"`),
    expect.stringContaining(`cover  ${colour('#1C1A24')}`),
  ])
})

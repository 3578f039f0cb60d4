/** What an agency may lack, what it says in its own words, and what leaves the site by itself. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeAbsentPages } from '@/build/remove-absent-pages.ts'
import { earliestToday, loadContent } from '@/lib/content/load.ts'
import { findRemainders } from '@/lib/content/sample-content.ts'
import { phone } from '@/lib/content/schemas/legal.ts'
import { allRoutes } from '@/lib/routes.ts'
import { organizationAndWebsite } from '@/lib/seo/json-ld.ts'
import { createEntry } from '@/tools/new.ts'
import { loadFixture } from '../fixtures/load.ts'
import { ContentCopy, TODAY } from './content-copy.ts'

const JOB = 'jobs/software-engineer-ferries.yaml'

test('the content of a small agency is valid, and has nothing of the sample', async () => {
  const copy = new ContentCopy()
  expect([await copy.allProblems(), findRemainders(copy.root)]).toEqual([[], []])
})

test('without apps there is no page for them and no link in a list; a button to it is reported, and own files stay', () => {
  const copy = new ContentCopy()
  copy.edit('navigation.yaml', 'more: [', 'more: [{ label: Apps, href: /our-apps/ }, ')
  const content = loadContent(copy.root, TODAY)
  expect(allRoutes(content).map(({ path }) => path)).not.toContain('/our-apps/')
  expect(content.navigation.more.map(({ href }) => href)).toEqual(['/careers/'])
  const problem = '/our-apps/ is left out, because content/apps has no files, got "/our-apps/"'
  copy.expectProblems([['home.yaml', ['href: /services/ }', 'href: /our-apps/ }'], 'hero.secondary.href', problem]])
  for (const file of ['out/our-apps/index.html', 'public/our-apps/radio.pdf']) copy.write(`../${file}`, '')
  removeAbsentPages(content, copy.project)
  expect(readdirSync(join(copy.project, 'out/our-apps'))).toEqual(['radio.pdf'])
})

test('with apps their page is needed, and a button needs an address or a reason', () => {
  const copy = new ContentCopy()
  createEntry(copy.root, 'app', 'Harbour radio')
  copy.remove('our-apps.yaml')
  copy.edit('apps/harbour-radio.yaml', /^buttonReason:.*\n/m, '')
  expect(copy.problems()).toEqual([
    expect.stringMatching(/harbour-radio.yaml:\d+ {2}buttonReason {2}expected why the button is disabled/),
    expect.stringContaining('our-apps.yaml:1  (file)  expected this file, because content/apps has some, got none'),
  ])
  copy.edit('apps/harbour-radio.yaml', /$/, 'href: https://apps.example/radio\n')
  expect(copy.problems()).toHaveLength(1)
  copy.set('apps/harbour-radio.yaml', 'href: ""\nbuttonReason: It is in no store yet.')
  expect(copy.problems()).toEqual([expect.stringMatching('href  expected a link such'), expect.anything()])
})

test('sections and facts that even this agency has may be left out', () => {
  const copy = new ContentCopy()
  const fields = {
    'not-found.yaml': ['picture'],
    'about.yaml': ['values', 'people', 'offices'],
    'home.yaml': ['stats', 'clients', 'work', 'testimonials'],
    'site.yaml': ['phone', 'profiles', 'legal', 'redirects'],
  }
  for (const [file, names] of Object.entries(fields))
    for (const name of names) copy.edit(file, new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm'), '')
  expect(copy.problems()).toEqual([])
})

test('structured data have the legal facts, phone and profiles; without them there is no imprint', () => {
  const copy = new ContentCopy()
  const { site } = loadFixture()
  const british = { ...site, phone: phone.parse('+44 (0)20\u202f7946\u00a00000') }
  expect(organizationAndWebsite(british)['@graph'][0]).toMatchObject({
    ...{ legalName: site.legal?.name, vatID: site.legal?.vat, telephone: '+442079460000' },
    sameAs: site.profiles?.map(({ href }) => href),
  })
  copy.edit('site.yaml', /^legal:\n( .*\n)*/m, '')
  expect(allRoutes(loadContent(copy.root, TODAY)).map(({ path }) => path)).not.toContain('/imprint/')
  copy.edit('navigation.yaml', 'href: /privacy/', 'href: /imprint/')
  expect(copy.problems()).toEqual([expect.stringContaining('page or a file in public/, got "/imprint/"')])
})

test('labels.yaml says single labels in other words; without it they are as they were', () => {
  const copy = new ContentCopy()
  copy.write('labels.yaml', 'project: { approach: How we sailed }\n')
  const { labels } = loadFixture()
  expect(loadContent(copy.root, TODAY).labels).toEqual({
    ...labels,
    project: { ...labels.project, approach: 'How we sailed' },
  })
  copy.write('labels.yaml', 'project: { aproach: a }\napp:\nservice: { link: Read on }\nimprint: { title: Services }\n')
  expect(copy.problems()).toEqual([
    expect.stringMatching(/got "aproach"; did you mean "approach"\?$/),
    expect.stringMatching(/app {2}expected a group of fields \(fill in .*\), or no such field, got nothing$/),
    expect.stringMatching(/service\.link {2}expected a text with \{service\} in it, got "Read on"$/),
    expect.stringMatching(/imprint\.title {2}expected a title that no other page has, got "Services", as in .*-page/),
  ])
})

test('links to an opening that has left the site lead to the others, and those to an id to the page of its file', () => {
  const copy = new ContentCopy()
  copy.edit(JOB, /^posted: .*/m, 'posted: 2026-01-01\ncloses: 2026-11-20')
  const slugs = (day: string) => loadContent(copy.root, day).jobs.map(({ slug }) => slug)
  expect([slugs('2026-11-20'), slugs('2026-11-21')]).toEqual([['software-engineer-ferries'], []])
  copy.edit('navigation.yaml', 'href: /careers/ }', 'href: /careers/software-engineer-ferries/ }')
  copy.edit('navigation.yaml', 'href: /about/', 'href: "#services"')
  const { main, more } = loadContent(copy.root, TODAY).navigation
  expect([...main, ...more].map(({ href }) => href)).toEqual(['/portfolio/', '/#services', '/careers/'])
  // A day ends last twelve hours behind UTC.
  expect(earliestToday(new Date('2026-11-21T11:59:59Z'))).toBe('2026-11-20')
  expect(earliestToday(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21')
})

test('texts contain claims, facts, years and the pay of an opening, as text', () => {
  const copy = new ContentCopy()
  const description = 'From Aarhus and on board, with a window on the harbour. {pay}, or {pay}.'
  copy.set(JOB, `  description: "${description}"`)
  const since = 'Since {fact:founded}, {fact:aarhus-opened}, {fact:brand} in {claim:ports} ports'
  copy.edit('contact.yaml', 'For questions', since)
  const { contact, jobs } = loadContent(copy.root, TODAY)
  expect(contact.info.generalText).toMatch(/^Since 2016, 2016, Brücke & Søn in 14 ports, projects/)
  expect(jobs[0]?.seo.description).toMatch(/( (or )?DKK\s46,000 to 56,000 a month[,.]){2}$/)
  expect(jobs[0]?.posted).toBe('2026-11-02')
  copy.edit(JOB, /^pay: .*\n/m, '')
  expect(copy.problems()).toEqual([expect.stringContaining('no {pay}, because the opening states no pay, got ')])
})

/** What a file may leave out, and what is wrong in it. */

import { missingIds } from '@/lib/content/checks/links.ts'
import { loadContent } from '@/lib/content/load.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { initialsOf } from '@/lib/initials.ts'
import { allRoutes } from '@/lib/routes.ts'
import { organizationAndWebsite } from '@/lib/seo/json-ld.ts'
import { loadFixture } from '../fixtures/load.ts'
import { copyContent, TODAY } from './content-copy.ts'

test('labels.yaml says single labels in other words; without it they are those of the specification', () => {
  const copy = copyContent()
  copy.write('labels.yaml', 'project: { approach: What we did }\n')
  const { project, app } = loadContent(copy.root, TODAY).labels
  expect([project.approach, project.technologies, app.features]).toEqual([
    ...['What we did', 'Technologies Used', 'Key features'],
  ])
  expect(loadFixture().labels.project.approach).toBe('What we tried')
  copy.write('labels.yaml', 'project: { aproach: What we did }\n')
  expect(copy.problems()).toEqual([expect.stringMatching(/got "aproach"; did you mean "approach"\?$/)])
})

test('structured data have the legal facts, phone and profiles; without them there is no imprint', () => {
  const content = loadFixture()
  expect(organizationAndWebsite(content.site)['@graph'][0]).toMatchObject({
    ...{ legalName: 'Wrenhaus Ltd', vatID: 'GB123456789', telephone: '+44 20 7946 0000' },
    sameAs: ['https://linkedin.example/wrenhaus'],
  })
  const { legal: _, ...site } = content.site
  const paths = allRoutes({ ...content, site }).map(({ path }) => path)
  expect(paths).not.toContain('/imprint/')
  const copy = copyContent()
  copy.edit('site.yaml', /^legal:\n( .*\n)*/m, '')
  copy.edit('navigation.yaml', 'href: /privacy/', 'href: /imprint/')
  expect(copy.problems()).toEqual([
    expect.stringContaining('the address of a page or a file in public/, got "/imprint/"'),
  ])
})

test.each([
  ['phone: 020 7946 0000', /phone {2}expected a phone number like \+44 20 7946 0000/],
  ['profiles: [{ label: X, href: http://x.example/w }]', /profiles\.0\.href {2}expected an address with https:/],
  [
    'legal: { name: Wren Ltd, representatives: [{ role: Director }] }',
    /representatives\.0\.name {2}expected a text, got nothing/,
  ],
])('%s', (line, problem) => {
  const copy = copyContent()
  copy.set('site.yaml', line)
  expect(copy.problems()).toEqual([expect.stringMatching(problem)])
})

test('only one person answers messages', () => {
  const copy = copyContent()
  copy.edit(
    'about.yaml',
    '      role: Developer\n',
    '      role: Developer\n      answers: I answer on Mondays, and she on all others.\n',
  )
  expect(copy.problems()).toEqual([
    expect.stringMatching(/people\.items {2}expected one person with "Answers messages"/),
  ])
})

test('old addresses must be free, and end at a page', () => {
  const copy = copyContent()
  const redirects = [
    ['/old/', '/contact/', ''],
    ['/old', '/contact/', 'from  expected an address that is not in the list yet, got "/old", as in'],
    ['/about/', '/contact/', 'from  expected an address that no page or file has, got "/about/"'],
    ['/robots.txt', '/contact/', 'from  expected an address that no page or file has, got "/robots.txt"'],
    ['/a/?b', '/contact/', 'from  expected a path such as /cases/old-name/, without a query or an id, got'],
    ['/self/', '/self/', 'to  expected the address of a page or a file in public/, got "/self/"'],
    ['/twice/', '/old/', 'to  expected "/contact/", where this old address leads, got "/old/"'],
    ['/here/', 'https://wrenhaus.example/about/', 'to  expected "/about/", because it is on this site'],
    ['/mail/', 'mailto:a@b.example', 'to  expected an address such as /about/ or https://'],
    ['/gone/', '/portfolo/', 'to  expected the address of a page or a file in public/, got "/portfolo/"; did you mean'],
  ]
  const lines = redirects.map(([from, to]) => `  - { from: ${from}, to: "${to}" }`)
  copy.set('site.yaml', ['redirects:', ...lines].join('\n'))
  const expected = redirects.flatMap(([, , problem], index) => (problem ? [`redirects.${index}.${problem}`] : []))
  expect(copy.problems()).toEqual(expected.map((problem) => expect.stringContaining(problem)))
})

test('a link may lead to any id of a page, which is looked up when it is written', () => {
  const copy = copyContent()
  for (const id of ['rights-title', 'right-title'])
    copy.edit(
      'navigation.yaml',
      'href: /privacy/ }',
      `href: "/privacy/#${id}" }\n    - { label: Privacy, href: /privacy/ }`,
    )
  const read = readFiles(copy.root)
  expect(copy.problems()).toEqual([])
  expect(missingIds({ ...read, raw: read.files, today: TODAY }, () => ['built-title', 'rights-title'])).toEqual([
    expect.objectContaining({ got: '"/privacy/#right-title"', suggestion: '/privacy/#rights-title' }),
  ])
})

test.each(['Ada Wren: AW', 'Dr. Mei-Lin van Öst: MÖ', 'Zoë: Z', 'ada b. wren: AW'])('the initials of %s', (pair) => {
  const [name = '', initials] = pair.split(': ')
  expect(initialsOf(name)).toBe(initials)
})

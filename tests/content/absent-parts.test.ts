/** Parts and evidence that an agency may lack. */
import { loadContent } from '@/lib/content/load.ts'
import { allRoutes } from '@/lib/routes.ts'
import { at, copyContent, TODAY } from './content-copy.ts'

const HOME = 'home.yaml'
const APP = 'apps/wren-vpn.yaml'

test('without apps there is no page for them, and no link in header and footer; a button to it is reported', () => {
  const copy = copyContent()
  for (const path of ['apps', 'our-apps.yaml']) copy.remove(path)
  const content = loadContent(copy.root, TODAY)
  expect(allRoutes(content).map(({ path }) => path)).not.toContain('/our-apps/')
  expect(JSON.stringify(content.navigation)).not.toContain('/our-apps/')
  copy.edit(HOME, /(secondary:[^\n]*href: )[^ }]+/, 'secondary: { label: Our apps, href: /our-apps/')
  const got = 'another address: /our-apps/ is left out, because content/apps has no files, got "/our-apps/"'
  expect(copy.problems()).toEqual([at(HOME, copy.line(HOME, '/our-apps/'), `hero.secondary.href  expected ${got}`)])
})

test('with apps their page is needed, and a button needs an address or a reason', () => {
  const copy = copyContent()
  copy.remove('our-apps.yaml')
  copy.edit(APP, /^buttonReason:.*\n(?: .*\n)*/m, '')
  const got = 'buttonReason  expected why the button is disabled, because it has no address, got nothing'
  expect(copy.problems()).toEqual([
    at(APP, 2, got),
    at('our-apps.yaml', 1, '(file)  expected this file, because content/apps has some, got none'),
  ])
  copy.edit(APP, /$/, 'href: https://apps.example/wren\n')
  expect(copy.problems()).toHaveLength(1)
})

const OPTIONAL: readonly (readonly [file: string, ...fields: string[]])[] = [
  ['services/web-development.yaml', 'proof', 'deliverables', 'costs'],
  ['projects/takenote.yaml', '  duration', '  team', '  quote', '    figures'],
  ['testimonials/amara-okafor.yaml', 'picture'],
  ['not-found.yaml', 'picture'],
  [APP, 'rating', 'downloads'],
  ['about.yaml', 'values', 'awards', 'offices'],
  ['careers.yaml', 'benefits', 'process', '  none'],
  [HOME, 'stats', 'work', 'testimonials'],
  ['our-apps.yaml', 'why'],
]

test('what an agency lacks is left out: a proof, durations, a quote, portraits, pictures of offices, whole sections', () => {
  const copy = copyContent()
  for (const [file, ...fields] of OPTIONAL)
    for (const field of fields) copy.edit(file, new RegExp(`^${field}:.*\\n(?:${field.match(/^ */)} .*\\n)*`, 'm'), '')
  copy.edit('services/mobile-development.yaml', /^ {4}time:.*\n/m, '')
  copy.edit('site.yaml', /^ +note:.*\n/m, '')
  copy.edit('site.yaml', /^ {4}picture:.*\n(?: {5}.*\n)*/m, '')
  expect(copy.problems()).toEqual([])
})

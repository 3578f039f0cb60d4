/** Links, old addresses and the address of the site are parsed, and what they lead to exists. */
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { missingIds } from '@/lib/content/checks/links.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { link } from '@/lib/content/schemas/common.ts'
import { site } from '@/lib/content/schemas/site.ts'
import { allRedirects } from '@/lib/hosting/redirects.ts'
import { ContentCopy, type Mistake, TODAY } from './content-copy.ts'

const NAVIGATION = 'navigation.yaml'
const PAGE = 'the address of a page or a file in public/'
const CIRCLE = 'to  expected an address that leads to a page, and not in a circle'
const INVALID: [href: string, end: string][] = [
  ['/abuot/', `${PAGE}, got "/abuot/"; did you mean "/about/"?`],
  ['https://Bruecke-soen.example/abuot/', 'got "https://Bruecke-soen.example/abuot/"; did you mean "/about/"?'],
  ['/press?a#b', `${PAGE}, got "/press?a#b"; did you mean "/press/?a#b"?`],
  ['/about.html', `${PAGE}, got "/about.html"; did you mean "/about/"?`],
  ['/blog/', `${PAGE}, got "/blog/"`],
  ['/portfolio/page-3/', `${PAGE}, got "/portfolio/page-3/"; did you mean "/portfolio/page-2/"?`],
  ['/public/press/', `${PAGE}, got "/public/press/"; did you mean "/press/"?`],
  ['/Prices%202027.PDF', `${PAGE}, got "/Prices%202027.PDF"; did you mean "/prices%202027.pdf"?`],
  ['/#project', 'an id that is on /, got "/#project"; did you mean "/#projects"?'],
  ['/services/#blockchain', 'an id that is on /services/, got "/services/#blockchain"'],
  ['/portfolio/?category=Nope', 'one of the categories after ?category=, got "Nope"'],
  ['/careers/?department=Devlopment', 'after ?department=, got "Devlopment"; did you mean "Development"?'],
]
const VALID = `/#projects /services/#closing-title /services/#ferries /services/ferries/ /portfolio/overfart/ #services
  /contact/?subject=Hello mailto:hej@bruecke-soen.example?subject=A%20b https://example.com/ tel:+44-20-7946-0000
  tel:+378(0549)886377   /prices%202027.pdf /press/ /press/index.html /news/index.html /sitemap.xml /portfolio/page-2/ /portfolio/harbours/ /portfolio/?category=Harbours /careers/?department=Development&q=a
  https://zaunkönig.example/?a#b https://bruecke-soen.example/?a#projects`.split(/\s+/)

test('a link leads to a page, an id, a filter or a file that exists', () => {
  const copy = new ContentCopy()
  for (const name of ['prices 2027.pdf', 'press/index.html']) copy.write(`../public/${name}`, '')
  symlinkSync('press', join(copy.project, 'public/news'))
  const project = copy.read('projects/stuv.yaml')
  for (let order = 7; order < 30; order++)
    copy.write(`projects/more-${order}.yaml`, project.replace(/6/, String(order)).replace('Shipping', 'Harbours'))
  const hrefs = [...VALID, ...INVALID.map(([href]) => href)]
  const list = ['more:', ...hrefs.map((href, index) => `  - { label: Go ${index}, href: "${href}" }`)].join('\n')
  copy.expectProblems([
    [NAVIGATION, list, 'more', `at most 12 items, got a list of ${hrefs.length} items`, 'more:'],
    ...INVALID.map(([href, end], index): Mistake => {
      return [NAVIGATION, undefined, `more.${VALID.length + index}.href`, end, `"${href}"`]
    }),
  ])
})

test.each(
  `https:// https://a.example, https://*.example https://a.{b}.example https://a.example:0 https://-a.example https://user@site.example/ https://site # contact prices.txt mailto:hello
  mailto:a@b.example,c tel:none tel:12 tel:+1-800-FLOWERS tel:+4520304050;ext=12 javascript:alert(1) http://a.io→https://a.io //a.io→https://a.io https:a.io→https://a.io https///a.io→https://a.io a.io/b→https://a.io/b +45(20)30→tel:+452030
  ../contact/#a→/contact/#a contact/→/contact/ ./public/a.txt→/a.txt a.pdf→/a.pdf mailto:a@b.io;c@d.io→mailto:a@b.io,c@d.io Ann<a@b.io>→mailto:a@b.io [a](mailto:a@b.io)→mailto:a@b.io`
    .split(/\s+/)
    .map((line) => line.split('→')),
)('"%s" is no link', (href, meant = '') => {
  const [issue] = link.safeParse({ label: 'Go', href }).error?.issues ?? []
  expect(issue?.message).toMatch(meant ? `an address in the form ${meant}` : /^a link such as \/contact\/, #.*, tel:/)
})

test('an id that the content cannot know is looked up on the page that the build has written', () => {
  const copy = new ContentCopy()
  copy.set(NAVIGATION, 'more: [{ label: Go, href: /about/#rights-title }, { label: On, href: /about/#right-title }]')
  expect(copy.problems()).toEqual([])
  const read = readFiles(copy.root)
  expect(missingIds({ ...read, raw: read.files, today: TODAY }, () => ['built-title', 'rights-title'])).toEqual([
    expect.objectContaining({ got: '"/about/#right-title"', suggestion: '/about/#rights-title' }),
  ])
})

test.each([
  ...['https://wren.example/', ' https://Wren.example/index.html?u=1#t'].map((url) => [url, 'https://wren.example']),
  ['https://zaunkönig.example', 'https://xn--zaunknig-r4a.example'],
  ['https://me:secret@wren.example', 'https://wren.example'],
  ['https://wren.example:443/a/../team/', 'https://wren.example/team'],
  ['https://wren.example./team/home.php', 'https://wren.example/team'],
  ['https://uni.example/~wren/', 'https://uni.example/~wren'],
  ...['https://wren.example/ö', 'https://wren.example//site', 'http://wren.example', 'https://wren'].map((url) => [
    url,
  ]),
])('the address "%s" of the site is refused, with its one form', (url, form = '') => {
  const { error } = site.shape.url.safeParse(url)
  const words = form ? ` in the form ${form}` : ', with https://, and in its path only letters'
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining(`the address of the site${words}`),
  ])
  if (form) expect(site.shape.url.parse(form)).toBe(form)
})

test('old addresses are free, and end at a page', () => {
  const redirects = [
    ['/old/', '/contact/', ''],
    ['/old', '/contact/', 'from  expected an address that is not in the list yet, got "/old", as in'],
    ['/about/', '/contact/', 'from  expected an address that no page or file has, got "/about/"'],
    ['/admin', '/contact/', 'from  expected an address that no page or file has, got "/admin"'],
    ['/a/?b', '/contact/', 'from  expected a path without a query or an id, which hosts do not compare: /a/, got'],
    ['/old page', '/contact/', 'from  expected a path such as /cases/old-name/, of letters without accents, digits,'],
    ['old.example/x/', '/about/', 'from  expected a path from the first "/" on, without the site: /x/, got'],
    ['/file/', '/about/?my file', 'to  expected an address without spaces: /about/?my%20file, got "/about/?my file"'],
    ['/half/', '/50%/', 'to  expected an address with %25 for a percent sign: /50%25/, got "/50%/"'],
    ['/healthz', '/contact/', 'from  expected another address than /healthz and those in /api/'],
    ['/press/', '/contact/', 'from  expected an address that no page or file has, got "/press/"'],
    ['/self/', '/self?x#y', `${CIRCLE}: /self → /self?x#y, got "/self?x#y"`],
    ['/one', '/other?x', `${CIRCLE}: /other → /one → /other?x, got "/other?x"`],
    ['/other', '/one', `${CIRCLE}: /one → /other?x → /one, got "/one"`],
    ['/twice/', '/old/', 'to  expected "/contact/", where this old address leads, got "/old/"'],
    ['/here/', 'https://Bruecke-soen.example/about/', 'to  expected "/about/", because it is on this site'],
    ['/mail/', 'mailto:a@b.example', 'to  expected an address such as /about/ or https://'],
    ['/?p=12', '/about/', 'from  expected a path without a query or an id, which hosts do not compare, got'],
    ['/gone/', '/portfolo/', 'to  expected the address of a page or a file in public/, got "/portfolo/"; did you mean'],
  ]
  const copy = new ContentCopy()
  copy.write('../public/press/index.html', '')
  const lines = redirects.map(([from, to]) => `  - { from: ${from}, to: "${to}" }`)
  copy.set('site.yaml', ['redirects:', ...lines].join('\n'))
  const expected = redirects.flatMap(([, , problem], index) => (problem ? [`redirects.${index}.${problem}`] : []))
  expect(copy.problems()).toEqual(expected.map((problem) => expect.stringContaining(problem)))
  const both = allRedirects([], '', [{ from: '/favicon.ico', to: '/about/' }])
  expect(both.map(([from]) => from)).toEqual(['/security.txt', '/favicon.ico'])
  // Hosts would take brackets and colons for patterns, and the others for what their files consist of.
  const elsewhere = allRedirects([], '', [
    { from: '/wren.html', to: "https://wiki.example:8443/Wren_(bird)?a=b:c;it's#d:e{$f}" },
  ])
  expect(elsewhere.at(-1)?.[1]).toBe('https://wiki.example:8443/Wren_%28bird%29?a=b%3Ac%3Bit%27s#d:e%7B%24f%7D')
})

test('files in public/ that would replace one of the site, or be replaced, are named', () => {
  const copy = new ContentCopy()
  const taken = `.well-known/security.txt 404/index.html _next/a.js about/index.html api/openapi.json
    assets/icons/logo.svg assets/prices.pdf healthz mark.svg portfolio/overfart robots.txt`.split(/\s+/)
  const own = 'google1a.html favicon.ico .well-known/apple-app-site-association about/team.pdf .gitkeep icon-192.png'
  for (const name of [...taken, ...own.split(' '), 'assets/social/home.jpg']) copy.write(`../public/${name}`, '')
  const expected = '(file)  expected a path that no page, file or answer of the site itself has, got'
  expect(copy.problems()).toEqual(taken.map((name) => `public/${name}:1  ${expected} "/${name}"`))
})

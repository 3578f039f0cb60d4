import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspectProject } from '@/build/inspect-project.ts'
import { fillClaims } from '@/lib/content/claim-placeholders.ts'
import { formatRemainders } from '@/lib/content/format-remainders.ts'
import { loadContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { findRemainders } from '@/lib/content/sample-content.ts'
import { rebrand } from '@/tools/rebrand/apply.ts'
import { clearContent, TO_READ } from '@/tools/rebrand/clear.ts'
import { rewriteContent } from '@/tools/rebrand/rewrite-content.ts'
import { copyContent, TODAY } from './content-copy.ts'

function project() {
  const copy = copyContent()
  mkdirSync(join(copy.project, 'components/ui'), { recursive: true })
  return copy
}

test('a rebrand replaces the facts, the name, the given colours and the logo, and leaves the content valid', async () => {
  const copy = project()
  await rebrand(copy.project, {
    name: 'Fjord & Co',
    url: 'https://fjord.example/',
    email: 'post@fjord.example',
    careersEmail: 'jobs@fjord.example',
    accent: '#0B5C8A',
    coral: '#3D8FD1',
    logo: 'components/ui/mark.svg',
  })
  expect(copy.problems()).toEqual([])
  expect(copy.read('site.yaml')).toContain('brand: Fjord & Co\nurl: https://fjord.example\n')
  expect(copy.read('site.yaml')).toContain('# Every number that the site claims.')
  expect(loadContent(copy.root, TODAY).about.seo.description).toMatch(/^Fjord & Co began/)
  expect(copy.read('site.yaml')).toMatch(/^ {2}accent: "#0B5C8A"\n {2}coral: "#3D8FD1"\n {2}teal: "#12756B"$/m)
  const logo = readFileSync(join(copy.project, 'components/ui/logo-mark.tsx'), 'utf8')
  expect(logo).toContain('/mark.svg')
  const [signature = 'none'] = /export function .*/.exec(readFileSync('components/ui/logo-mark.tsx', 'utf8')) ?? []
  expect(logo).toContain(signature)
})

test.each([
  ['Web', 'Zed'],
  ['Cash', 'Cash $& Carry'],
  ['A+B (C)', '$1 Shop'],
  ['The', 'Theatre'],
  ['An', 'And'],
  ['Kit', 'Kitt #1'],
  ['Our', 'Ours: all'],
  ['in', '*in*'],
  ['Łódź', 'Žižkov'],
  ['Co.', "Co's"],
])('from %s to %s, no other word is taken for the name', (first, second) => {
  const root = mkdtempSync(join(tmpdir(), 'rebrand-'))
  const lead = 'WebKit, Web Content Accessibility Guidelines, cash in The Kit: our An, Co. and Łódź; by {fact:brand}.'
  writeFileSync(join(root, 'site.yaml'), 'brand: Wrenhaus\nclaims: {}\n')
  writeFileSync(join(root, 'contact.yaml'), `lead: "${lead}"\n`)
  for (const name of [first, second])
    for (const [path, text = ''] of rewriteContent(root, { name }, [])) writeFileSync(join(root, path), text)
  const [site, contact] = fillClaims(readFiles(root).files).files.map(({ value }) => value)
  expect(site).toMatchObject({ brand: second })
  expect(contact).toEqual({ lead: lead.replace('{fact:brand}', () => second) })
  rmSync(root, { recursive: true })
})

test('texts that say the old name by hand are listed', async () => {
  const copy = project()
  copy.set(
    'contact.yaml',
    'lead: "Wrenhaus and Wrenhausen, at hello@Wrenhaus.example: write to us about what you need."',
  )
  const line = copy.line('contact.yaml', 'lead:')
  expect(await rebrand(copy.project, { name: 'Fjord' })).toEqual([
    `The old name stands by hand in content/contact.yaml:${line}  lead; {fact:brand} is the name.`,
  ])
})

test.each([
  [
    { accent: '#8AC7F0' },
    /^content\/site.yaml:\d+ {2}colours\.accent {2}expected a colour with a contrast of at least 4\.5 : 1 against paper \(#FBF6EC\), such as "#[0-9a-f]{6}", got 1\.\d+ : 1 with "#8AC7F0"$/,
  ],
  [{ coral: 'blue' }, /colours\.coral {2}expected a colour like #12756B, got "blue"/],
  [{ logo: 'package.json' }, /no SVG file/],
  [{ email: 'post at fjord' }, /emails\.general {2}expected an email address/],
])('%j is rejected, and nothing is changed', async (brand, message) => {
  const copy = project()
  const read = () => copy.read('site.yaml')
  const before = read()
  await expect(rebrand(copy.project, brand)).rejects.toThrow(message)
  expect(read()).toBe(before)
})

test('cleared content is valid, says what to write, and leaves pages that are to be read', async () => {
  const copy = project()
  clearContent(copy.root)
  const { problems, content, read } = await inspectProject(copy.root)
  expect(problems.map(formatProblem)).toEqual([])
  expect([content?.services, content?.technologies, content?.projects].map((list) => list?.length)).toEqual([1, 1, 1])
  expect(content?.home.hero.lead).toMatch(/^TO DO \d+: Two or three sentences below the headline\./)
  expect(read.pictures.filter((path) => !/\/placeholder(-portrait)?\.webp$/.test(path))).toEqual([])
  const { lines } = formatRemainders(findRemainders(copy.root))
  const quiet = read.files.filter(({ source }) => !lines.some((line) => line.startsWith(`${source.file}  `)))
  expect(quiet.every(({ kind }) => TO_READ.includes(kind))).toBe(true)
})

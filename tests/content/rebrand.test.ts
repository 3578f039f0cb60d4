import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprints, sampleFiles } from '@/lib/content/sample-content.ts'
import { rebrand } from '@/tools/rebrand/apply.ts'
import { FIXTURE } from '../fixtures/load.ts'
import { copyContent } from './content-copy.ts'

function project() {
  const copy = copyContent()
  mkdirSync(join(copy.project, 'components/ui'), { recursive: true })
  return copy
}

test('a rebrand replaces the facts, the name, the given colours and the logo, and leaves the content valid', () => {
  const copy = project()
  rebrand(copy.project, {
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
  expect(copy.read('about.yaml')).not.toContain('Wrenhaus')
  expect(copy.read('site.yaml')).toMatch(/^ {2}accent: "#0B5C8A"\n {2}coral: "#3D8FD1"\n {2}teal: "#12756B"$/m)
  const logo = readFileSync(join(copy.project, 'components/ui/logo-mark.tsx'), 'utf8')
  expect(logo).toContain('/mark.svg')
  const [signature = 'none'] = /export function .*/.exec(readFileSync('components/ui/logo-mark.tsx', 'utf8')) ?? []
  expect(logo).toContain(signature)
})

test.each([
  [
    { accent: '#8AC7F0' },
    /^content\/site.yaml:\d+ {2}colours\.accent {2}expected a colour with a contrast of at least 4\.5 : 1 against paper \(#FBF6EC\), such as "#[0-9a-f]{6}", got 1\.\d+ : 1 with "#8AC7F0"$/,
  ],
  [{ coral: 'blue' }, /colours\.coral {2}expected a colour like #12756B, got "blue"/],
  [{ logo: 'package.json' }, /no SVG file/],
  [{ email: 'post at fjord' }, /emails\.general {2}expected an email address/],
])('%j is rejected, and nothing is changed', (brand, message) => {
  const copy = project()
  const read = () => copy.read('site.yaml')
  const before = read()
  expect(() => rebrand(copy.project, brand)).toThrow(message)
  expect(read()).toBe(before)
})

test('every file of the sample agency is known as one', () => {
  const known: unknown = JSON.parse(readFileSync('content/.sample.json', 'utf8'))
  const isKnown = ([file, print]: [string, string]) => [Object(known)[file]].flat().includes(print)
  expect(Object.entries(fingerprints(FIXTURE)).filter((entry) => !isKnown(entry))).toEqual([])
})

test('a file is sample content until its identifying field is replaced', () => {
  const copy = project()
  const before = sampleFiles(copy.root)
  expect(before.length).toBeGreaterThan(50)
  expect(before).toContain('content/projects/takenote.yaml')
  copy.edit('projects/takenote.yaml', /^title: .*$/m, 'title: Harbour ferries')
  expect(sampleFiles(copy.root)).not.toContain('content/projects/takenote.yaml')
  expect(sampleFiles(copy.root)).toHaveLength(before.length - 1)
})

import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprints, sampleFiles } from '@/lib/content/sample-content.ts'
import { rebrand } from '@/tools/rebrand/apply.ts'
import { FIXTURE } from '../fixtures/load.ts'
import { copyContent } from './content-copy.ts'

function project() {
  const copy = copyContent()
  mkdirSync(join(copy.project, 'app'))
  mkdirSync(join(copy.project, 'components/ui'), { recursive: true })
  cpSync('app/tokens.css', join(copy.project, 'app/tokens.css'))
  return copy
}

test('a rebrand replaces the facts, the name, the accent colours and the logo, and leaves the content valid', () => {
  const copy = project()
  rebrand(copy.project, {
    name: 'Fjord & Co',
    url: 'https://fjord.example/',
    email: 'post@fjord.example',
    careersEmail: 'jobs@fjord.example',
    day: '#0B5C8A',
    night: '#8AC7F0',
    logo: 'app/icon.svg',
  })
  expect(copy.problems()).toEqual([])
  expect(copy.read('site.yaml')).toContain('brand: Fjord & Co\nurl: https://fjord.example\n')
  expect(copy.read('site.yaml')).toContain('# Every number that the site claims.')
  expect(copy.read('about.yaml')).not.toContain('Wrenhaus')
  const tokens = readFileSync(join(copy.project, 'app/tokens.css'), 'utf8')
  expect(tokens.match(/--accent: #0b5c8a/g)?.length).toBeGreaterThanOrEqual(2)
  expect(tokens.match(/--accent: #8ac7f0/g)?.length).toBeGreaterThanOrEqual(3)
  const logo = readFileSync(join(copy.project, 'components/ui/logo-mark.tsx'), 'utf8')
  expect(logo).toContain('/icon.svg')
  const [signature = 'none'] = /export function .*/.exec(readFileSync('components/ui/logo-mark.tsx', 'utf8')) ?? []
  expect(logo).toContain(signature)
})

test.each([
  [{ day: '#8AC7F0', night: '#8AC7F0' }, /^By day #8AC7F0 has 1\.\d+ : 1 against #\w+; text needs 4\.5 : 1\.$/m],
  [{ day: '#0B5C8A', night: '#0B5C8A' }, /^By night #0B5C8A has \d\.\d+ : 1/m],
  [{ day: '#0B5C8A' }, /^Give both colours/],
  [{ logo: 'package.json' }, /no SVG file/],
  [{ email: 'post at fjord' }, /emails\.general {2}expected an email address/],
])('%j is rejected, and nothing is changed', (brand, message) => {
  const copy = project()
  const read = () => copy.read('site.yaml') + readFileSync(join(copy.project, 'app/tokens.css'), 'utf8')
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

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { checkedContent, checkReport, keepChecked, stateNow } from '@/lib/content/checked.ts'
import { inspectContent, loadContent } from '@/lib/content/load.ts'
import { typeset } from '@/lib/content/typeset.ts'
import { ContentCopy } from './content-copy.ts'

const project = process.cwd()
let copy: ContentCopy
beforeEach(() => {
  copy = new ContentCopy()
  process.chdir(copy.project)
})
afterEach(() => {
  process.chdir(project)
  copy.dispose()
})

const kept = () => (existsSync('.cache/content') ? readdirSync('.cache/content') : [])

test('what was checked is kept as it is, set in both ways, and read from there', () => {
  const written = loadContent()
  const set = loadContent(undefined, undefined, typeset)
  expect(checkedContent('written')).toStrictEqual(written)
  expect(kept()).toHaveLength(3)
  expect(checkedContent('written')).toStrictEqual(written)
  expect(checkedContent('typeset')).toStrictEqual(set)
  for (const name of kept()) writeFileSync(`.cache/content/${name}`, '{"site":"from there"}')
  expect(checkedContent('typeset')).toEqual({ site: 'from there' })
})

test('a file that is another is read, and what was kept before goes', () => {
  const { brand } = checkedContent('written').site
  copy.edit('site.yaml', `brand: ${brand}`, 'brand: Another')
  expect(checkedContent('written').site.brand).toBe('Another')
  expect(kept()).toHaveLength(3)
})

test('content with a problem is not kept, and says so each time', () => {
  copy.edit('site.yaml', /^brand:/m, 'brnd:')
  for (const _ of [1, 2]) expect(() => checkedContent('written')).toThrow(/brnd/)
  expect(kept()).toEqual([])
})

test('what was found before a file changed is not kept for after it', () => {
  const state = stateNow()
  const inspection = inspectContent()
  copy.edit('site.yaml', /^/, '# another\n')
  keepChecked(inspection, state)
  expect(kept()).toEqual([])
})

test('what there is to say of fit content is kept with it, and of content with a problem it is said anew', () => {
  const report = checkReport()
  expect(report.problems).toEqual([])
  expect(report.doubts.length).toBeGreaterThan(0)
  expect(kept()).toHaveLength(3)
  expect(checkReport()).toEqual(report)
  const name = kept().find((file) => file.endsWith('-report.json'))
  writeFileSync(`.cache/content/${name}`, '{"problems":[],"warnings":[],"doubts":[]}')
  expect(checkReport().doubts).toEqual([])
  copy.edit('site.yaml', /^brand:/m, 'brnd:')
  expect(checkReport()).toMatchObject({ problems: [{ field: 'brand' }, { field: 'brnd' }], doubts: report.doubts })
})

import { readFileSync } from 'node:fs'
import { formatRemainders } from '@/lib/content/format-remainders.ts'
import { inspectContent } from '@/lib/content/load.ts'
import { formatProblem } from '@/lib/content/problem.ts'
import { findRemainders, isSample, readList, SAMPLE_LIST, sampleHashes } from '@/lib/content/sample-content.ts'
import { createEntry } from '@/tools/new.ts'
import { type ContentCopy, copyContent, TODAY } from './content-copy.ts'

/** A copy whose content is the sample. */
function sampleCopy(): ContentCopy {
  const copy = copyContent()
  copy.write('../components/ui/mark.svg', '<svg/>')
  const placeholders = [readFileSync('tools/new/placeholder.webp')]
  copy.write(SAMPLE_LIST, sampleHashes(copy.root, placeholders).join('\n'))
  return copy
}

const remaining = (copy: ContentCopy) => formatRemainders(findRemainders(copy.root), true)
const linesAbout = (copy: ContentCopy, name: string) => remaining(copy).lines.filter((line) => line.includes(name))

test('npm run sample has listed the sample agency, but for a few changes', () => {
  const known = readList('content')
  const hashes = sampleHashes('content', [])
  const listed = hashes.filter((hash) => known.has(hash)).length / hashes.length
  expect(isSample() ? listed : 1).toBeGreaterThan(0.95)
})

test('every file and picture of the sample is left, until it is written anew', () => {
  const copy = sampleCopy()
  const { files, pictures } = inspectContent(copy.root, TODAY).read
  const { count, lines } = remaining(copy)
  const all = lines.join('\n')
  const named = [...files.map(({ source }) => source.file.replace(/.*\//, '')), ...pictures, 'mark.svg']
  expect(named.filter((name) => !all.includes(name.replace(/.*\//, '')))).toEqual([])
  copy.edit('contact.yaml', /^lead: /m, '# A comment\nlead:  ')
  copy.edit('about.yaml', /(?<=[a-z]), (?=[a-z])/, ' – ')
  copy.edit('navigation.yaml', 'label: About us, href: /about/', 'href: /about/, label: About us')
  expect(remaining(copy).count).toBe(count)
  copy.set('not-found.yaml', 'text: The page that you want is gone, so here are some of the others.')
  copy.set('navigation.yaml', 'action: { label: Write, href: /contact/ }')
  copy.write('pictures/apps/wren-vpn.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  expect(remaining(copy).count).toBe(count - 3)
})

test('a text with the name of the sample is left', () => {
  const copy = sampleCopy()
  copy.set(
    'contact.yaml',
    `lead: Write to ${inspectContent(copy.root, TODAY).content?.site.brand}, and something new will come of it.`,
  )
  expect(linesAbout(copy, 'contact.yaml')).toEqual([expect.stringMatching(/ \d+ lead\b/)])
})

test('what site.yaml says is kept is not left, and must exist', () => {
  const copy = sampleCopy()
  copy.edit(
    'site.yaml',
    /$/,
    'kept: [accessibility.yaml, not-found.yaml text, navigation.yaml, pictures/apps/, pictures/home/house]\n',
  )
  expect(inspectContent(copy.root, TODAY).problems).toEqual([])
  const all = remaining(copy).lines.join('\n')
  expect(all).not.toMatch(/accessibility\.yaml|navigation|pictures\/(apps|home)|not-found.* text/)
  expect(all).toContain('not-found.yaml')
  copy.edit('site.yaml', 'navigation.yaml', 'navigatoin.yaml')
  copy.edit('site.yaml', 'yaml text', 'yaml txt')
  expect(inspectContent(copy.root, TODAY).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/kept\.1 .*got "not-found.yaml txt"$/),
    expect.stringMatching(/kept\.2 .*did you mean "navigation.yaml"\?$/),
  ])
})

test('texts and the picture of a new entry are to be written', () => {
  const copy = sampleCopy()
  createEntry(copy.root, 'project', 'Harbour ferries')
  expect(linesAbout(copy, 'harbour-ferries')).toEqual([
    'content/projects/harbour-ferries.yaml  3 to be written: 8 subject, 10 description, 30 picture.alt',
    'content/pictures/projects/  a placeholder: harbour-ferries.webp',
  ])
})

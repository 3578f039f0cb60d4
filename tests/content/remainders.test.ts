import { readFileSync } from 'node:fs'
import { formatRemainders } from '@/lib/content/format-remainders.ts'
import { readFiles } from '@/lib/content/read-files.ts'
import { findRemainders, isUnwritten, SAMPLE_LIST, sampleHashes } from '@/lib/content/sample-content.ts'
import { createEntry } from '@/tools/new.ts'
import { ContentCopy } from './content-copy.ts'

/** A copy whose content is the sample. */
function sampleCopy(): ContentCopy {
  const copy = new ContentCopy()
  copy.write('../components/ui/mark.svg', '<svg/>')
  copy.write(SAMPLE_LIST, sampleHashes(copy.root, [readFileSync('tools/new/placeholder.webp')]).join('\n'))
  return copy
}

const remaining = (copy: ContentCopy) => formatRemainders(findRemainders(copy.root), true)
const linesAbout = (copy: ContentCopy, name: string) => remaining(copy).lines.filter((line) => line.includes(name))

test('every file and picture of the sample is left, until it is written anew', () => {
  const copy = sampleCopy()
  const { files, pictures } = readFiles(copy.root)
  const { count, lines } = remaining(copy)
  const names = [...files.map(({ source }) => source.file), ...pictures, 'mark.svg'].map((path) =>
    path.replace(/.*\//, ''),
  )
  expect(names.filter((name) => !lines.join().includes(name))).toEqual([])
  copy.edit('contact.yaml', /^lead: /m, '# A comment\nlead:  ')
  copy.edit('about.yaml', /(?<=[a-z]), (?=[a-z])/, ' – ')
  copy.edit('navigation.yaml', 'label: About, href: /about/', 'href: /about/, label: About')
  expect(remaining(copy).count).toBe(count)
  copy.set('not-found.yaml', 'text: The page that you want is gone, so here are some of the others.')
  copy.set('toolbox.yaml', 'nmea: { name: NMEA 0183 }')
  copy.write('pictures/contact/wood.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
  expect(remaining(copy).count).toBe(count - 3)
})

test('an address in another city, and a text with the name of the sample, are left', () => {
  const copy = sampleCopy()
  copy.edit('site.yaml', 'city: Aarhus', 'city: Bergen')
  copy.set('contact.yaml', 'lead: Write to Brücke, and something new will come of it.')
  expect(linesAbout(copy, 'site.yaml').join()).toMatch(/ offices\.0\b/)
  expect(linesAbout(copy, 'contact.yaml').join()).toMatch(/ \d+ lead\b/)
})

test('what site.yaml says is kept is not left, and must exist', () => {
  const copy = sampleCopy()
  copy.edit(
    'site.yaml',
    /$/,
    'kept: [accessibility.yaml, not-found.yaml text, navigation.yaml, pictures/contact/, pictures/home/rain]\n',
  )
  expect(copy.problems()).toEqual([])
  expect(remaining(copy).lines.join('\n')).not.toMatch(
    /accessibility\.yaml|navigation|pictures\/contact|rain\b|not-found.* text/,
  )
  expect(linesAbout(copy, 'not-found.yaml')).toHaveLength(1)
  copy.edit('site.yaml', 'yaml text, navigation', 'yaml txt, navigatoin')
  expect(copy.problems()).toEqual([
    expect.stringMatching(/kept\.1 .*got "not-found.yaml txt"$/),
    expect.stringMatching(/kept\.2 .*did you mean "navigation.yaml"\?$/),
  ])
})

test('texts and the picture of a new entry are to be written', () => {
  const copy = sampleCopy()
  createEntry(copy.root, 'project', 'Harbour bells')
  const choices = 'line 12 category, line 15 tags, line 18 stack'
  const lines = [
    `content/projects/harbour-bells.yaml  6 to be written: line 8 subject, line 10 description, ${choices}, line 26 picture.alt`,
    'content/pictures/projects/  a placeholder: harbour-bells.webp',
  ]
  expect(linesAbout(copy, 'harbour-bells')).toEqual(lines)
  expect(formatRemainders(findRemainders(copy.root).filter(isUnwritten), true).lines).toEqual(lines)
  copy.edit('projects/harbour-bells.yaml', /# TO DO {2}(?=.*\ntags:)/, '# ')
  expect(linesAbout(copy, 'harbour-bells').join()).toContain('line 12 category, line 18 stack')
})

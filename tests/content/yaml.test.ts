/** YAML as people write it: nothing is lost without a word, and the advice is the one that helps. */
import { z } from 'zod'
import { checkCharacters } from '@/lib/content/checks/characters.ts'
import { text } from '@/lib/content/schemas/common.ts'
import { parseYaml } from '@/lib/content/yaml-read.ts'
import { rewriteYaml, writeYaml } from '@/lib/content/yaml-write.ts'
import { zodProblems } from '@/lib/content/zod-problems.ts'

const schema = z.looseObject({ experience: text(2, 60) })

/** The problems of a file, with their lines. */
function problemsWith(yaml: string, of: z.ZodType = schema): string[] {
  const { source, problems = [] } = parseYaml('a.yaml', Buffer.from(yaml))
  const file = source && { kind: 'jobs', slug: 'a', source, value: source.value }
  const found = file
    ? [
        ...zodProblems(of.safeParse(file.value).error?.issues ?? [], of, file.value, source),
        ...checkCharacters({ raw: [file], files: [file], slugs: new Map(), pictures: [], publicFiles: [], today: '' }),
      ]
    : problems
  return found.map(({ line, field, expected, got }) => `${line} ${field}  expected ${expected}, got ${got}`)
}

const HASH = 'quotes around a text with # in it, or a comment on a line of its own, got'
const COLUMN = 'the fields of one group, and the items of one list, in one column'
const OPEN = 'a quote that closes the text, got'

test.each<readonly [yaml: string, line: number, problem: string]>([
  ['experience: *TBC*', 1, 'quotes around a text that begins with *, got "*TBC*"'],
  ['title: A\nexperience: ?\npay: 1', 2, 'quotes around a text that begins with ?, got "?"'],
  ['o\0r\u001b', 1, 'a group of fields, got "o[U+0000]r[U+001B]"'],
  ['experience: Rated #1 for ferries', 1, `${HASH} "#1 for ferries"`],
  ['l:\n  t: We are\n    #1 in town\n', 3, HASH],
  ['l: |\n  a\n #1 out\nb: 1', 3, HASH],
  ['l:\n  * Patience\n  * Go', 2, 'a hyphen and a space before each item of a list, got "* Patience"'],
  ['l: [“Boats, ships”, Go]', 1, 'straight quotes (") around the text, got "“Boats"'],
  ['pay { currency: DKK, min: 5 }', 1, 'a colon and a space after the name of each field, got a bracket'],
  ['title: A\n- experience: Five', 2, 'a hyphen only before the items of a list, below its name, got'],
  ['pin: { 50, 50 }', 1, 'a name and a colon before each value in braces, got "50"'],
  ['l: { t: Rated #1 }\nexperience: Go', 1, HASH],
  ['experience: | 5 years', 1, 'quotes around a text that begins with > or |, got a text behind'],
  ...['years', '& more'].map((rest) => [`experience: "3+" ${rest}`, 1, 'quotes around the whole text, got'] as const),
  ['l: "C:\\"\nexperience: "5"', 1, 'single quotes around a text with a backslash, got a backslash in double'],
  ...['"A",', '[A];'].map((value) => [`a: ${value}\nb: B`, 1, 'nothing behind a value, as lines end'] as const),
  ["experience: 'It's here'", 1, 'double quotes around a text with an apostrophe, got'],
  ['experience: - 5 years', 1, 'quotes around a text that begins with a hyphen, got'],
  ...['experience: "5 years\n  and: "more"', 'l: "open\nt: *a*'].map((yaml) => [yaml, 1, OPEN] as const),
  ['b:\n  - One\n    - Two', 3, 'a hyphen right below that of the list item before it, got "- Two"'],
  ['pay: { min: 60,000, max: 70,000 }', 1, 'a number without separators, a text in quotes, or a space after'],
  ['p: { file: a, alt: Two, three, or more }', 1, 'quotes around a text with a comma in it, got ", three"'],
  ['pay: {currency:DKK,min:5}', 1, 'a space after a colon, got "currency:DKK"'],
  ['pay: { min: 5,, max: 6 }', 1, 'one comma between things in brackets, got'],
  ['l:\n\t- One\nb: 1\nb: 2', 2, 'spaces at the beginning of a line, got a tab'],
  ['experience: Five\ndepartment DevOps', 2, 'a colon and a space after the name of each field, got'],
  ['t: "One\n<<<<<<< HEAD\n  Two"', 2, 'one of the two versions, without the lines of git, got'],
  ['experience: Five\nexperience: Six', 2, 'each field once, got'],
  ['pay: currency: GBP, min: 5 }', 1, 'one field on a line, and quotes around a text that has a colon'],
  ['a: [1, 2\nb: 3', 1, 'brackets that are opened and closed in pairs, got'],
  ['a: { b: 1 c: 2 }', 1, 'a comma between things in brackets, and quotes around a text that has a colon and a space'],
  ['a:\n  p: {\n  b: 1\n  }\nc: [2]', 3, 'spaces before each line in brackets, more than before the name of the field'],
  ['a: {\n  b: One\n  c: Two\n}', 2, 'a comma between things in brackets, got'],
  ['a: [\n  - One\n]', 2, 'a list in brackets or one with hyphens, got both'],
  ...['– ', '－', '⁃ ', '● ', '-'].map((sign) => [`l:\n  - A\n  ${sign}B`, 3, 'a hyphen and a space before'] as const),
  ['l:\n  - Boats and\n    one more: ships', 3, 'quotes around a text that has a colon and a space in it, got'],
  ['title: A\nexperience： Five', 2, 'a colon and a space after the name of each field, got a colon of another'],
  ...['  title: A\nexperience: Five', 'title: A\n department: B'].map((yaml) => [yaml, 2, COLUMN] as const),
  ...['a: Five\n// one', '% one\na: Five'].map((yaml) => [yaml, 2, '# before a comment, got'] as const),
  ['--- experience: Five', 1, 'the first field on the line below "---", got'],
  ...['   t: B', '      t: B', '- t: B'].map((line) => [`l:\n  - s: A\n${line}`, 3, COLUMN] as const),
  ["l:\n  - 'Three years' work with it'", 2, 'double quotes around a text with an apostrophe, got'],
  ['l:\n  t: |\n    One\n\tTwo\nb: 1', 4, 'spaces at the beginning of a line, got a tab'],
  ['a: >-\nOne of\nb: 1', 2, 'all lines of a text below | or > equally far in, or a colon and a space'],
  ['a: 1\n...\nb: 2', 3, 'one document in a file, got a second one after "---" or "..."'],
  ['l: |\n\tOne', 2, 'spaces before each line of a text below | or >, got a tab'],
  ['l:\n  -\u00a0One', 2, 'plain spaces, or quotes around the text, got a space of another kind (U+00A0)'],
  ...[...'\u202f\u2003\u2009\u205f'].map((space) => [`a:${space}One\nb: Two`, 1, 'plain spaces, or'] as const),
  ...[...'\u200b\ufeff\0\u001a\u2028', ' 2\u2028c: '].map((s) => [`a: 1\nb:${s}2`, 2, 'a line without char'] as const),
  ['seo:\n\u3000title: A', 2, 'plain spaces, or quotes around the text, got a space of another kind (U+3000)'],
  [`a: ${'['.repeat(20_000)}`, 1, 'correct YAML, got a file that'],
])('%j: line %i, expected %s', (yaml, line, problem) => {
  expect(problemsWith(yaml)).toEqual([expect.stringContaining(`${line} (file)  expected ${problem}`)])
})

test.each([
  ['experience: 01310', '1 experience', '"01310"', 'the number 1310'],
  ['experience: ~', '1 experience', '"~"', 'nothing'],
  ['experience: {claim:ports}', '1 experience', '"{claim:ports}"', 'a group of fields'],
  ['l:\n  - Required: Go\n  - Rust', '2 l.0', '"Required: Go"', 'a group of fields'],
  ['l:\n  - It\'s "new": Go', '2 l.0', "'It''s \"new\": Go'", 'a group of fields'],
])('a text in %j needs quotes', (yaml, place, quoted, got) => {
  const fields = yaml.startsWith('l') ? z.object({ l: z.array(z.string()) }) : schema
  expect(problemsWith(yaml, fields)).toEqual([`${place}  expected a text in quotes: ${quoted}, got ${got}`])
})

test('other signs of lists, the line break that > adds, other lines of a short text, and texts invisible or misread are named', () => {
  expect(problemsWith('l:\n  • One\n  • Two', z.object({ l: z.array(z.string()) }))).toEqual([
    '1 l  expected a list, with a hyphen and a space before each item, got "• One • Two"',
  ])
  expect(problemsWith('experience: >\n  Five\n  years\n')).toEqual([
    '1 experience  expected a text without a line break at its end: >- or |-, got "Five years "',
  ])
  expect(problemsWith('experience: >-\n\n  Five').join()).toMatch('an empty line before it, got " Five"')
  expect(problemsWith('experience: "W\\nX"')).toEqual([expect.stringMatching('a text on one line, .*got "W X"')])
  expect(problemsWith('l: [Â\u00a0a, voilÃ\u00a0 a, ï»¿a, WisÅ‚a]').join()).toMatch(/(\d l.\d .*encoding.*){4}/)
  expect(problemsWith('experience: "\u3164\\u200b\u2800"')).toEqual([
    expect.stringMatching('seen, got only .*, U.200B'),
  ])
})

test.each([
  'experience: 5+ years\n# 1 for ferries',
  'experience: "Rated #1 *TBC* & !more"',
  'experience: R&D *5* C#!\npay: { l: [1,2], h: "a:b", u: https://a.example,b: c }',
  'experience: # a comment\n  Rated\n# 1\nid: 3 # a comment\nlist: # one\n- # two\n  a: 1',
])('%j is valid', (yaml) => expect(problemsWith(yaml)).toEqual([]))

test('rewritten files keep the line ending that they have, as of a checkout on Windows', () => {
  expect(rewriteYaml('a: 1\r\n# b\r\nb: 2\r\n', { a: 1, b: 3 })).toBe('a: 1\r\n# b\r\nb: 3\r\n')
  expect(rewriteYaml('a: 1\nb: 2\n', { a: 'x\n# y', b: 2 })).toBe('a: |-\n  x\n  # y\nb: 2\n')
})

test('texts with hyphens between words, lines of spaces and quotation marks are read as they were written', () => {
  const before = 'a: x\nb: >-\n  x\n  y\nc: { d: x, e: y }\nf: [x, "y"]\ng:\n  - x\n'
  const long = Array.from({ length: 12 }, (_, index) => `${'x'.repeat(100 + index)} - and • ${'more '.repeat(9)}too`)
  for (const text of [...long, 'One\n- Two', 'One\n \n\n  Two', '“Boats']) {
    const value = { a: text, b: text, c: { d: text, e: text }, f: [text, text], g: [text, text] }
    for (const yaml of [rewriteYaml(before, value), writeYaml('#', value)])
      expect(parseYaml('a.yaml', Buffer.from(yaml)).source?.value).toEqual(value)
  }
})

test('rewritten files keep their comments once, without the mark TO DO of what has changed', () => {
  const text = (lead: string, mark: string) =>
    `a:\n  b: ${lead}\n  # c:\n# d:\n# TO DO  The side.\ne: left\nf:\n  g: 1\n  #${mark} The shape.\n  h: ${mark.length}\n`
  expect(rewriteYaml(text('One', ' TO DO '), { a: { b: 'Two' }, e: 'left', f: { g: 1, h: 0 } })).toBe(text('Two', ''))
  expect(rewriteYaml(text('One', ''), { a: { b: 'One' }, e: 'right', f: { g: 1, h: 0 } })).toBe(
    text('One', '').replace('TO DO  The side.\ne: left', 'The side.\ne: right'),
  )
  expect(rewriteYaml('a:\n  - b # c\n  - d\n', { a: ['d', 'e', 'b'] })).toBe('a:\n  - d\n  - e\n  - b # c\n')
})

test.each([
  ...['"bell \\a" U+0007', 'bell \u0007 as it is U+0007', '"left to right \\u202e" U+202E', '"half \\uD83D" U+D83D'],
  ...['two\u2028lines U+2028', 'a mark \ufeff inside U+FEFF', 'M\ufffdller U+FFFD'],
])('the character in %j is refused', (text) => {
  const [, yaml = '', point = ''] = /^(.*) (U\+\w+)$/s.exec(text) ?? []
  expect(problemsWith(`experience: ${yaml}`)).toEqual([
    expect.stringMatching(`^1 experience  expected a text without control .*, got ${point.replace('+', '.')} in "`),
  ])
})

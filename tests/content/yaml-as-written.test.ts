/** YAML as people write it: nothing is lost without a word, and the advice is the one that helps. */
import { z } from 'zod'
import { checkCharacters } from '@/lib/content/checks/characters.ts'
import { text } from '@/lib/content/schemas/common.ts'
import { parseYaml } from '@/lib/content/yaml-read.ts'
import { zodProblems } from '@/lib/content/zod-problems.ts'

const schema = z.looseObject({ experience: text(2, 60) })

/** The problems of a file, with their lines. */
function problemsWith(yaml: string): string[] {
  const { source, problems } = parseYaml('a.yaml', Buffer.from(yaml))
  const file = source && { kind: 'jobs', slug: 'a', source, value: source.value }
  const found = file
    ? [
        ...zodProblems(schema.safeParse(file.value).error?.issues ?? [], schema, file.value, source),
        ...checkCharacters({ raw: [file], files: [file], slugs: new Map(), pictures: [], publicFiles: [], today: '' }),
      ]
    : (problems ?? [])
  return found.map(({ line, field, expected, got }) => `${line} ${field}  expected ${expected}, got ${got}`)
}

const quotesFor = (sign: string, got: string) =>
  `1 (file)  expected quotes around a text that begins with ${sign}, got "${got}"`
const quotesForHash = (got: string) =>
  `1 (file)  expected quotes around a text with # in it, or a comment on a line of its own, got "${got}"`
const inQuotes = (text: string, got: string) => `1 experience  expected a text in quotes: "${text}", got ${got}`
const WHOLE = '1 (file)  expected quotes around the whole text, got more text behind a quote or a bracket'
const BLOCK = '1 (file)  expected quotes around a text that begins with > or |, got a text behind that sign'
const OPEN = '1 (file)  expected a quote that closes the text, got a text that is still open at the end of its line'

test.each([
  ['experience: *TBC*', quotesFor('*', '*TBC*')],
  ['experience: **5** years', quotesFor('*', '**5** years')],
  ['experience: *', quotesFor('*', '*')],
  ['experience: &Walsh Studio', quotesFor('&', '&Walsh Studio')],
  ['experience: & more', quotesFor('&', '& more')],
  ['experience: !Important 5 years', quotesFor('!', '!Important 5 years')],
  ['experience: !!str 5 years', quotesFor('!', '!!str 5 years')],
  ['experience: Rated #1 for ferries', quotesForHash('#1 for ferries')],
  ['experience: "Rated" #1 for ferries', quotesForHash('#1 for ferries')],
  ['experience: Rated  # 1 for ferries', quotesForHash('# 1 for ferries')],
  ['experience: #1 in town', quotesForHash('#1 in town')],
  ['experience: >5', quotesFor('> or |', '>5')],
  ['experience: > 5 years', BLOCK],
  ['experience: | 5 years', BLOCK],
  ['experience: "3+" years', WHOLE],
  ['experience: [Draft] x', WHOLE],
  ['experience: {claim:years-of-expertise} years', WHOLE],
  [
    "experience: 'It's here'",
    '1 (file)  expected double quotes around a text with an apostrophe, got an apostrophe that ends the text',
  ],
  [
    'experience: - 5 years',
    '1 (file)  expected quotes around a text that begins with a hyphen, got a hyphen behind a colon',
  ],
  ['experience: "5 years', OPEN],
  ['experience: "5 years\n  and: "more"', OPEN],
  [
    'experience: Five\nb:\n  - One\n    - Two',
    '4 (file)  expected a hyphen right below that of the list item before it, got "- Two"',
  ],
  ['experience: 1.10', inQuotes('1.10', 'the number 1.1')],
  ['experience: 01310', inQuotes('01310', 'the number 1310')],
  ['experience: 0x1F', inQuotes('0x1F', 'the number 31')],
  ['experience: true', inQuotes('true', 'true')],
  ['experience: ~', inQuotes('~', 'nothing')],
  ['experience: [Draft]', inQuotes('[Draft]', 'a list of 1 item')],
  ['experience: {claim:years-of-expertise}', inQuotes('{claim:years-of-expertise}', 'a group of fields')],
])('%s', (text, problem) => {
  expect(problemsWith(text)).toEqual([problem])
})

test.each([
  ['experience: 5+ years\n# 1 for ferries'],
  ['experience: "Rated #1"'],
  ['experience: >- # folded\n  Rated #1 *TBC*'],
  ["experience: '*TBC* & !more'"],
  ['experience: R&D *5* C#!'],
  ['experience: # a comment\n  Rated\n# 1\nid: 3 # a comment\nlist: # one\n- # two\n  a: 1'],
])('%s is valid', (text) => {
  expect(problemsWith(text)).toEqual([])
})

test.each([
  ['a list', 'l: # c\n  - *Required* Go', '2 (file)  expected quotes around a text that begins with *'],
  ['the next line', 'l:\n  t: We are\n    #1 in town\n', '3 (file)  expected quotes around a text with #'],
  ['a text of lines', 'l: |\n  a\n #1 out\nb: 1', '3 (file)  expected quotes around a text with #'],
  ['brackets', 'l: { t: Rated #1 }\nexperience: Go', '1 (file)  expected quotes around a text with #'],
  ['a quote before', 'l: "open\nt: *a*', '1 (file)  expected a quote that closes the text'],
  ['an empty file', '# nothing\n', '1 (file)  expected a group of fields, got an empty file'],
  ['endless brackets', `a: ${'['.repeat(20_000)}`, '1 (file)  expected correct YAML, got a file that'],
])('in %s, with the line', (_, yaml, problem) => {
  expect(problemsWith(yaml)).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['"bell \\a"', 'U+0007'],
  ['"nothing \\0"', 'U+0000'],
  ['"escape \\e[31m"', 'U+001B'],
  ['"re\\rturn"', 'U+000D'],
  ['"next line \\N"', 'U+0085'],
  ['bell \u0007 as it is', 'U+0007'],
  ['"left to right \\u202e"', 'U+202E'],
  ['isolated \u2067text', 'U+2067'],
  ['"half \\uD83D"', 'U+D83D'],
  ['"no character \\uFFFF"', 'U+FFFF'],
])('the character in %s is refused', (text, point) => {
  expect(problemsWith(`experience: ${text}`)).toEqual([
    expect.stringContaining(`1 experience  expected a text without invisible control characters, got ${point} in "`),
  ])
})

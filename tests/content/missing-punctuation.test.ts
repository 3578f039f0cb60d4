import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer } from 'yaml'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { parseYaml } from '@/lib/content/yaml-source.ts'
import { zodProblems } from '@/lib/content/zod-problems.ts'
import { FIXTURE } from '../fixtures/load.ts'
import { copyContent } from './content-copy.ts'

const SCHEMAS = new Map(Object.entries({ ...COLLECTIONS, ...SINGLETONS }))

const files = readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))

/** What the lexer adds to the text: beginning of a document, error in brackets, beginning of a text. */
const MARKS = ['\u0002', '\u0018', '\u001f']

/** Where the sign stands as punctuation of YAML, not inside a text. */
function placesOf(sign: ',' | ':', text: string): number[] {
  const places: number[] = []
  let offset = 0
  for (const token of new Lexer().lex(text)) {
    if (MARKS.includes(token)) continue
    if (token === sign) places.push(offset)
    offset += token.length
  }
  expect(offset).toBe(text.length)
  return places
}

/** Lines that an editor is sent to after the character at `offset` was removed from the file. */
function linesWithout(file: string, text: string, offset: number): number[] {
  const damaged = text.slice(0, offset) + text.slice(offset + 1)
  const { source, problems } = parseYaml(`content/${file}`, Buffer.from(damaged))
  if (!source) return problems.map(({ line }) => line)
  const schema = SCHEMAS.get(file.split(/[/.]/)[0] ?? '')
  const issues = schema?.safeParse(source.value).error?.issues ?? []
  return schema ? zodProblems(issues, schema, source.value, source).map(({ line }) => line) : []
}

function unnoticed(sign: ',' | ':', file: string): string[] {
  const text = readFileSync(join(FIXTURE, file), 'utf8')
  return placesOf(sign, text).flatMap((offset) => {
    const line = text.slice(0, offset).split('\n').length
    if (linesWithout(file, text, offset).includes(line)) return []
    // Two names may have become a third that the schema takes; then the check across files has to see it.
    const copy = copyContent()
    copy.write(file, text.slice(0, offset) + text.slice(offset + 1))
    const seen = copy.problems().some((problem) => problem.startsWith(`content/${file}:${line}  `))
    copy.dispose()
    return seen ? [] : [`${file}:${line}`]
  })
}

test('whichever comma is removed, the editor is sent to its line', () => {
  const places = files.flatMap((file) => placesOf(',', readFileSync(join(FIXTURE, file), 'utf8')))
  expect(places.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => unnoticed(',', file))).toEqual([])
})

test.each(['navigation.yaml', 'site.yaml', 'contact.yaml', 'jobs/devops-engineer.yaml'])(
  'whichever colon is removed from %s, the editor is sent to its line',
  (file) => {
    expect(unnoticed(':', file)).toEqual([])
  },
)

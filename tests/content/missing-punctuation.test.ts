import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Lexer } from 'yaml'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { parseYaml } from '@/lib/content/yaml-read.ts'
import { zodProblems } from '@/lib/content/zod-problems.ts'
import { FIXTURE_CONTENT } from '../fixtures/site.ts'
import { copyContent } from './content-copy.ts'

const SCHEMAS = new Map(Object.entries({ ...COLLECTIONS, ...SINGLETONS }))

const files = readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
)

/** Control characters of the lexer: start of a document, flow error, start of a scalar. */
const LEXER_MARKS = ['\u0002', '\u0018', '\u001f']

/** The offsets of the sign as YAML punctuation, not inside a text. */
function offsetsOf(sign: ',' | ':', text: string): number[] {
  const offsets: number[] = []
  let offset = 0
  for (const token of new Lexer().lex(text)) {
    if (LEXER_MARKS.includes(token)) continue
    if (token === sign) offsets.push(offset)
    offset += token.length
  }
  expect(offset).toBe(text.length)
  return offsets
}

/** The lines of the problems after the character at `offset` has been removed. */
function problemLines(file: string, text: string, offset: number): number[] {
  const damaged = text.slice(0, offset) + text.slice(offset + 1)
  const { source, problems } = parseYaml(`content/${file}`, Buffer.from(damaged))
  if (!source) return problems.map(({ line }) => line)
  const schema = SCHEMAS.get(file.split(/[/.]/)[0] ?? '')
  const issues = schema?.safeParse(source.value).error?.issues ?? []
  return schema ? zodProblems(issues, schema, source.value, source).map(({ line }) => line) : []
}

function unreported(sign: ',' | ':', file: string): string[] {
  const text = readFileSync(join(FIXTURE_CONTENT, file), 'utf8')
  return offsetsOf(sign, text).flatMap((offset) => {
    const line = text.slice(0, offset).split('\n').length
    if (problemLines(file, text, offset).includes(line)) return []
    // Two names may have become one that is valid for the schema, but not for the checks across files.
    const copy = copyContent()
    copy.write(file, text.slice(0, offset) + text.slice(offset + 1))
    const reported = copy.problems().some((problem) => problem.startsWith(`content/${file}:${line}  `))
    copy.dispose()
    return reported ? [] : [`${file}:${line}`]
  })
}

test('every removed comma is reported on its line', () => {
  const offsets = files.flatMap((file) => offsetsOf(',', readFileSync(join(FIXTURE_CONTENT, file), 'utf8')))
  expect(offsets.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => unreported(',', file))).toEqual([])
})

test.each(['navigation.yaml', 'site.yaml', 'contact.yaml', 'jobs/devops-engineer.yaml'])(
  'every colon removed from %s is reported on its line',
  (file) => {
    expect(unreported(':', file)).toEqual([])
  },
)

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

/** Tokens that are not part of the text: document, flow-error-end and scalar. */
const CONTROL_TOKENS = ['\u0002', '\u0018', '\u001f']

/** Returns the offsets at which the character is punctuation of YAML. */
function offsetsOf(character: ',' | ':', text: string): number[] {
  const offsets: number[] = []
  let offset = 0
  for (const token of new Lexer().lex(text)) {
    if (CONTROL_TOKENS.includes(token)) continue
    if (token === character) offsets.push(offset)
    offset += token.length
  }
  expect(offset).toBe(text.length)
  return offsets
}

/** Returns the lines of the problems that are reported without the character at `offset`. */
function linesWithout(file: string, text: string, offset: number): number[] {
  const changed = text.slice(0, offset) + text.slice(offset + 1)
  const { source, problems } = parseYaml(`content/${file}`, Buffer.from(changed))
  if (!source) return problems.map(({ line }) => line)
  const schema = SCHEMAS.get(file.split(/[/.]/)[0] ?? '')
  const issues = schema?.safeParse(source.value).error?.issues ?? []
  return schema ? zodProblems(issues, schema, source.value, source).map(({ line }) => line) : []
}

function unreported(character: ',' | ':', file: string): string[] {
  const text = readFileSync(join(FIXTURE, file), 'utf8')
  return offsetsOf(character, text).flatMap((offset) => {
    const line = text.slice(0, offset).split('\n').length
    if (linesWithout(file, text, offset).includes(line)) return []
    // Two names may have become one that the schema accepts, which only the checks across files can find.
    const copy = copyContent()
    copy.write(file, text.slice(0, offset) + text.slice(offset + 1))
    const isReported = copy.problems().some((problem) => problem.startsWith(`content/${file}:${line}  `))
    copy.dispose()
    return isReported ? [] : [`${file}:${line}`]
  })
}

test('a removed comma is reported on its line', () => {
  const offsets = files.flatMap((file) => offsetsOf(',', readFileSync(join(FIXTURE, file), 'utf8')))
  expect(offsets.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => unreported(',', file))).toEqual([])
})

test.each(['navigation.yaml', 'site.yaml', 'contact.yaml', 'jobs/devops-engineer.yaml'])(
  'a removed colon of %s is reported on its line',
  (file) => {
    expect(unreported(':', file)).toEqual([])
  },
)

import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { FieldPath, Problem } from './problem.ts'

/** A YAML file that could be read: its value, and the line of each field in it. */
export type YamlSource = {
  file: string
  value: unknown
  /** Line of the field, or of its nearest parent that exists. */
  lineOf(path: FieldPath): number
  problem(path: FieldPath, expected: string, got: string, suggestion?: string): Problem
}

export type YamlResult = { source: YamlSource; problems?: never } | { source?: never; problems: Problem[] }

/** Reads one YAML file. `file` is the name that problems give; dates stay text, keys must be unique. */
export function parseYaml(file: string, bytes: Uint8Array): YamlResult {
  const text = decode(bytes)
  if (text === undefined) {
    const problem = {
      file,
      line: firstUndecodableLine(bytes),
      field: '(file)',
      expected: 'text encoded as UTF-8',
      got: 'another encoding',
    }
    return { problems: [problem] }
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'core', uniqueKeys: true, lineCounter: lines, prettyErrors: false })
  const errors = [...document.errors, ...document.warnings]
  if (errors.length > 0) return { problems: errors.map((error) => syntaxProblem(file, error, lines)) }
  const lineOf = (path: FieldPath) => lines.linePos(offsetOf(document, path)).line
  return {
    source: {
      file,
      value: document.toJS(),
      lineOf,
      problem: (path, expected, got, suggestion) => ({
        file,
        line: lineOf(path),
        field: path.length === 0 ? '(file)' : path.join('.'),
        expected,
        got,
        suggestion,
      }),
    },
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** UTF-8 never uses the byte of a line feed inside another character, so each line can be tried alone. */
function firstUndecodableLine(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0 || decode(bytes.subarray(start, end)) === undefined) return line
    start = end + 1
  }
}

/** Where the key or the list item at `path` begins; stops at the last step that exists. */
function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents
  let offset = document.contents?.range?.[0] ?? 0
  for (const step of path) {
    let next: unknown
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === String(step))
      if (!pair) break
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset
      next = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      next = node.items[step]
      if (next === undefined) break
      offset = startOf(next) ?? offset
    } else break
    node = next
  }
  return offset
}

function startOf(node: unknown): number | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined
}

function syntaxProblem(file: string, error: YAMLError, lines: LineCounter): Problem {
  const line = Math.max(1, lines.linePos(error.pos[0]).line)
  const [expected, got] = SYNTAX[error.code] ?? ['correct YAML', `"${error.message.split('\n')[0]}"`]
  return { file, line, field: '(file)', expected, got }
}

/** What was expected and what was met, in an editor's words, by the parser's error code. */
const SYNTAX: Record<string, [expected: string, got: string] | undefined> = {
  BAD_DQ_ESCAPE: [
    'a text in double quotes without a lone backslash',
    'a backslash that means nothing; use single quotes',
  ],
  BAD_INDENT: ['lines of one list or group to begin at the same column', 'a line that is indented differently'],
  BAD_SCALAR_START: ['a text in quotes', 'a text that begins with a character that YAML keeps for itself'],
  BLOCK_AS_IMPLICIT_KEY: [
    'one field on each line, and quotes around a text with a colon',
    'a second colon, or a new field inside the value of another',
  ],
  BLOCK_IN_FLOW: ['items between brackets on plain lines', 'an indented list or group inside brackets'],
  DUPLICATE_KEY: ['each field once', 'a field that stands here a second time'],
  MISSING_CHAR: [
    'a comma, a colon, a quote or a bracket',
    'a line where one of them is missing, here or on the line before',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'a colon after the name of each field',
    'a name without one, here or a text that runs over several lines',
  ],
  MULTIPLE_DOCS: ['one document in a file', 'a second one after "---"'],
  TAB_AS_INDENT: ['spaces at the beginning of a line', 'a tab'],
  UNEXPECTED_TOKEN: ['a field, a list item or a text', 'characters that fit none of them, perhaps a stray bracket'],
}

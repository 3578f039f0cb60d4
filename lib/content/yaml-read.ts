import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, Scalar } from 'yaml'
import { describeValue, type FieldPath, fileProblem, type Problem } from './problem.ts'
import { isRecord } from './traverse.ts'
import { syntaxProblems } from './yaml-errors.ts'

export type YamlSource = {
  file: string
  /** With the line ends of Unix. */
  text: string
  value: unknown
  /** The line of the field, or of its nearest existing parent. */
  lineOf(path: FieldPath): number
  /** The line of the `index`th line of a text, if the text is below a `|`; otherwise that of its field. */
  lineInText(path: FieldPath, index: number): number
  /** A value on one line that has no quotes, as it is written: `01310`, `[Draft]`. */
  unquoted(path: FieldPath): string | undefined
  problem(path: FieldPath, expected: string, got: string, suggestion?: string): Problem
}

export type YamlResult = { source: YamlSource; problems?: never } | { source?: never; problems: Problem[] }

/** Parses one YAML file. `file` is its name in problems. Dates remain texts, and keys must be unique. */
export function parseYaml(file: string, bytes: Uint8Array): YamlResult {
  try {
    return parseDecoded(file, bytes)
  } catch (error) {
    // Such as thousands of nested brackets.
    const got = `a file that the parser cannot read: ${error instanceof Error ? error.message : error}`
    return { problems: [fileProblem(file, 'correct YAML', got)] }
  }
}

function parseDecoded(file: string, bytes: Uint8Array): YamlResult {
  const text = decode(bytes)
  if (text === undefined) {
    const problem = fileProblem(file, 'text encoded as UTF-8', 'another encoding')
    return { problems: [{ ...problem, line: firstUndecodableLine(bytes) }] }
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'core', lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  const problems = syntaxProblems(file, text, [...document.errors, ...document.warnings], lines)
  if (problems.length > 0) return { problems }
  const value: unknown = document.toJS()
  if (!isRecord(value)) {
    const got = value === null ? 'an empty file' : describeValue(value)
    return { problems: [fileProblem(file, 'a group of fields', got)] }
  }
  const lineOf = (path: FieldPath) => lines.linePos(offsetOf(document, path)).line
  return {
    source: {
      file,
      text,
      value,
      lineOf,
      lineInText(path, index) {
        const node = document.getIn(path, true)
        const isBlock = isScalar(node) && node.type === Scalar.BLOCK_LITERAL && node.range
        return isBlock ? lines.linePos(isBlock[0]).line + 1 + index : lineOf(path)
      },
      unquoted: (path) => unquotedText(document.getIn(path, true), text),
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

function unquotedText(node: unknown, text: string): string | undefined {
  if (!isNode(node) || !node.range) return undefined
  // A list in the block style has a hyphen on its line, which is no part of a text.
  if (isScalar(node) ? node.type !== 'PLAIN' : isSeq(node) && !node.flow) return undefined
  const written = text.slice(node.range[0], node.range[1]).trimEnd()
  return written === '' || written.includes('\n') ? undefined : written
}

/** With the line ends of Unix, and with letters as the fonts have them: with their accents, as one character. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC')
  } catch {
    return undefined
  }
}

/** In UTF-8, the byte of a line feed is never part of another character, so each line can be decoded separately. */
function firstUndecodableLine(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0 || decode(bytes.subarray(start, end)) === undefined) return line
    start = end + 1
  }
}

/** The offset of the key or list item at `path`, or of its nearest existing parent. */
function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents
  let offset = document.contents?.range?.[0] ?? 0
  for (const step of path) {
    let next: unknown
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value ?? '') : key) === String(step))
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

import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { FieldPath, Problem } from './problem.ts'
import { syntaxProblems } from './yaml-errors.ts'

export type YamlSource = {
  file: string
  value: unknown
  /** The line of the field, or of its nearest existing parent. */
  lineOf(path: FieldPath): number
  problem(path: FieldPath, expected: string, got: string, suggestion?: string): Problem
}

export type YamlResult = { source: YamlSource; problems?: never } | { source?: never; problems: Problem[] }

/** Parses one YAML file. `file` is its name in problems. Dates remain texts, and keys must be unique. */
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
  if (errors.length > 0) return { problems: syntaxProblems(file, text, errors, lines) }
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

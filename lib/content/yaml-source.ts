import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { FieldPath, Problem } from './problem.ts'
import { syntaxProblems } from './yaml-errors.ts'

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

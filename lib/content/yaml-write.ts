import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isRecord, sameValue } from './traverse.ts'

const STYLE = { lineWidth: 120, indentSeq: true } as const

/** The text of a new YAML file. `heading` is the comment above the value. */
export function writeYaml(heading: string, value: unknown): string {
  return `${heading}\n${stringify(value, STYLE)}`
}

/**
 * Replaces the value of a YAML file. Unchanged fields keep their comments, position and style; new fields are inserted
 * in the order of `value`. Line endings are kept, but for carriage returns alone.
 */
export function rewriteYaml(text: string, value: unknown): string {
  const lines = text.replace(/\r\n?/g, '\n')
  const rewritten = rewriteLines(lines, value)
  if (rewritten === lines) return text
  return text.includes('\r\n') ? rewritten.replaceAll('\n', '\r\n') : rewritten
}

function rewriteLines(text: string, value: unknown): string {
  const document: Document = parseDocument(text, { schema: 'core' })
  if (document.errors.length > 0 || !isRecord(value)) return writeYaml(headingOf(text), value)
  const before: unknown = document.toJS()
  if (sameValue(before, value)) return text
  document.contents = update(document, document.contents, value)
  // The serializer folds every text again, so the original text of unchanged fields is used.
  const originals = fieldTexts(text)
  return [...fieldTexts(document.toString(STYLE))]
    .map(([name, serialized]) => {
      const same = isRecord(before) && sameValue(before[name], value[name])
      return (same && originals.get(name)) || serialized
    })
    .join('')
}

const KEY = /^(?:"([^"]+)"|'([^']+)'|([^\s#"'-][^:]*)):(?:\s|$)/

/** The text of each top-level field, with the comments and blank lines above it. */
function fieldTexts(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  let above = ''
  let name: string | undefined
  for (const line of text.trimEnd().split('\n')) {
    const key = KEY.exec(line)
    if (key) name = key[1] ?? key[2] ?? key[3]
    // Comments in the first column and blank lines belong to the next field.
    if (!key && (name === undefined || line === '' || line.startsWith('#'))) {
      above += `${line}\n`
      continue
    }
    fields.set(name ?? '', `${key ? '' : (fields.get(name ?? '') ?? '')}${above}${line}\n`)
    above = ''
  }
  if (above && name !== undefined) fields.set(name, (fields.get(name) ?? '') + above)
  return fields
}

function headingOf(text: string): string {
  return /^# .*/.exec(text)?.[0] ?? ''
}

type Node = Document['contents']

function update(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value)) return updateMap(document, node, value)
  if (isSeq(node) && Array.isArray(value)) return updateList(document, node, value)
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
    if (node.value !== value) {
      node.value = value
      // The node has the style of its old value, but a short text needs no folding.
      if (node.type === Scalar.BLOCK_FOLDED && String(value).length < STYLE.lineWidth - 20) node.type = Scalar.PLAIN
      delete node.source
    }
    return node
  }
  return document.createNode(value)
}

function updateMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key)
  const names = Object.keys(value)
  map.items = map.items.filter(({ key }) => names.includes(nameOf(key)))
  names.forEach((name, index) => {
    const pair = map.items.find(({ key }) => nameOf(key) === name)
    if (pair) {
      pair.value = update(document, pair.value, value[name])
      return
    }
    const previous = names[index - 1]
    const previousIndex = map.items.findIndex(({ key }) => nameOf(key) === previous)
    map.items.splice(previousIndex + 1, 0, document.createPair(name, value[name]))
  })
  return map
}

/** Unchanged items keep their nodes at any index; others reuse the node at their index if no other item does. */
function updateList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const before = list.items.map((node) => ({ node, value: plain(document, node), used: false }))
  const reused = values.map((value) => {
    const same = before.find((item) => !item.used && sameValue(item.value, value))
    if (same) same.used = true
    return same?.node
  })
  list.items = values.map((value, index) => {
    const node = reused[index]
    if (node !== undefined) return node
    const item = before[index]
    if (!item || item.used) return document.createNode(value)
    item.used = true
    return update(document, item.node, value)
  })
  return list
}

function plain(document: Document, node: unknown): unknown {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(document) : node
}

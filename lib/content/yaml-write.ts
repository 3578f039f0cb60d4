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

/** As the files are written: long texts are folded, lists are indented. */
const STYLE = { lineWidth: 120, indentSeq: true } as const

/** A new YAML file with this value. `heading` stands above it, as comments. */
export function writeYaml(heading: string, value: unknown): string {
  return `${heading}\n${stringify(value, STYLE)}`
}

/**
 * The text of a YAML file with a new value. What has not changed keeps its comments, its place and its style; fields
 * that are new take their place from the order of `value`.
 */
export function rewriteYaml(text: string, value: unknown): string {
  const document: Document = parseDocument(text, { schema: 'core' })
  if (document.errors.length > 0 || !isRecord(value)) return writeYaml(headingOf(text), value)
  const before: unknown = document.toJS()
  if (sameValue(before, value)) return text
  document.contents = update(document, document.contents, value)
  // The writer folds every text anew; fields that are as before are taken over letter by letter.
  const old = fieldTexts(text)
  return [...fieldTexts(document.toString(STYLE))]
    .map(([name, written]) => {
      const same = isRecord(before) && sameValue(before[name], value[name])
      return (same && old.get(name)) || written
    })
    .join('')
}

const KEY = /^(?:"([^"]+)"|'([^']+)'|([^\s#"'-][^:]*)):(?:\s|$)/

/** The text of each field of the file, with the comments and blank lines above it. */
function fieldTexts(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  let above = ''
  let name: string | undefined
  for (const line of text.trimEnd().split('\n')) {
    const key = KEY.exec(line)
    if (key) name = key[1] ?? key[2] ?? key[3]
    // A comment in the first column and a blank line belong to what follows.
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
      // The style was that of the old value: a short text is not folded, a text of several lines keeps its breaks.
      if (node.type === Scalar.BLOCK_FOLDED && String(value).length < STYLE.lineWidth - 20) node.type = Scalar.PLAIN
      delete node.source
    }
    return node
  }
  return document.createNode(value)
}

function updateMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key)
  const wanted = Object.keys(value)
  map.items = map.items.filter(({ key }) => wanted.includes(nameOf(key)))
  wanted.forEach((name, index) => {
    const pair = map.items.find(({ key }) => nameOf(key) === name)
    if (pair) {
      pair.value = update(document, pair.value, value[name])
      return
    }
    const before = wanted.slice(0, index).reverse()
    const place = map.items.findIndex(({ key }) => nameOf(key) === before.find((other) => other in value))
    map.items.splice(place + 1, 0, document.createPair(name, value[name]))
  })
  return map
}

/** Items that are as before keep their nodes wherever they moved; others take the node of their place, if it is free. */
function updateList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const before = list.items.map((node) => ({ node, value: plain(document, node), used: false }))
  const kept = values.map((value) => {
    const same = before.find((item) => !item.used && sameValue(item.value, value))
    if (same) same.used = true
    return same?.node
  })
  list.items = values.map((value, index) => {
    const own = kept[index]
    if (own !== undefined) return own
    const place = before[index]
    if (!place || place.used) return document.createNode(value)
    place.used = true
    return update(document, place.node, value)
  })
  return list
}

function plain(document: Document, node: unknown): unknown {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.toJS(document) : node
}

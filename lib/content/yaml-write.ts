import {
  Document,
  isDocument,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { withoutToDo } from './to-do.ts'
import { isRecord, sameValue } from './traverse.ts'
import { BULLETS, OPEN_MARK } from './yaml-lost-text.ts'

/** Line breaks in double quotes are escaped: as blank lines they are read as something else beside lines of spaces. */
const STYLE = { lineWidth: 120, indentSeq: true, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY } as const

/** The text of a new YAML file. `heading` is the comment above the value. */
export function writeYaml(heading: string, value: unknown): string {
  return `${heading}\n${serialize(isDocument(value) ? value : new Document(value))}`
}

/** Between words it may begin a line when the text is folded. */
const SIGN_OF_LIST = new RegExp(`\\s[-${BULLETS}]\\s`)

/** Texts that this style would change, or that look like a list or open quotes in it, get another one. */
function serialize(document: Document): string {
  visit(document, {
    Scalar(_, node) {
      const { type = Scalar.PLAIN, value } = node
      if (typeof value !== 'string') return
      const isPlain = type === Scalar.PLAIN
      if (isPlain ? value.includes('\n') : type === Scalar.BLOCK_FOLDED && /\n[ \t]/.test(value))
        node.type = Scalar.BLOCK_LITERAL
      else if (isPlain && value.length > STYLE.lineWidth / 2 && SIGN_OF_LIST.test(value))
        node.type = Scalar.BLOCK_FOLDED
      else if (isPlain && OPEN_MARK.test(value)) node.type = Scalar.QUOTE_DOUBLE
    },
  })
  return document.toString(STYLE)
}

/**
 * Replaces the value of a YAML file. Fields keep their comments, position and style, but for the mark TO DO of changed ones;
 * new fields are inserted in the order of `value`. Line endings are kept, but for carriage returns alone.
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
  return [...fieldTexts(serialize(document))]
    .map(([name, { above, field }]) => {
      const original = originals.get(name)
      if (!original) return above + field
      const same = isRecord(before) && sameValue(before[name], value[name])
      if (same) return original.above + original.field
      // The parser takes comments of the next field for those of a group that ends with comments.
      const taken = commentsAtEnd(field).slice(commentsAtEnd(original.field).length).join('')
      const rest = field.slice(0, field.length - taken.length)
      // Lines of a text may begin with # too.
      const isComment = taken === '' || sameValue(parse(rest), parse(field))
      return withoutToDo(original.above) + (isComment ? rest : field)
    })
    .join('')
}

const KEY = /^(?:"([^"]+)"|'([^']+)'|([^\s#"'-][^:]*)):(?:\s|$)/

const commentsAtEnd = (field: string): string[] => /(?:(?<=\n) *#.*\n)*$/.exec(field)?.[0].match(/.*\n/g) ?? []

/** The text of each top-level field, and the comments and blank lines above it. */
function fieldTexts(text: string): Map<string, { above: string; field: string }> {
  const fields = new Map<string, { above: string; field: string }>()
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
    const started = key ? undefined : fields.get(name ?? '')
    if (started) started.field += `${above}${line}\n`
    else fields.set(name ?? '', { above, field: `${line}\n` })
    above = ''
  }
  const last = fields.get(name ?? '')
  if (last) last.field += above
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
      const isChanged = !sameValue(plain(document, pair.value), value[name])
      if (isChanged && isScalar(pair.key)) pair.key.commentBefore = withoutToDo(pair.key.commentBefore ?? '')
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

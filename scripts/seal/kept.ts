/**
 * React's data repeats all of a page's markup, so that React can make the same elements again. Where a piece of it is
 * markup and nothing else, the page itself already says it: such pieces leave the data, and are read from the document
 * before React starts (starter.ts). React takes them over as it takes any element with inner HTML: it does not walk
 * through them, which is most of the work of hydration, and can make them again when a visitor comes back.
 */
import { createRequire } from 'node:module'
import type { createElement as CreateElement, Fragment as FragmentType, ReactNode } from 'react'
import type { renderToString as RenderToString } from 'react-dom/server'

/** Stands in the data for the inner HTML of the element that has `data-kept` with the same number. */
export const keptMark = (number: number): string => `\u00a4${number}\u00a4`

/** Shorter pieces weigh less than the names by which they would be found. */
const WORTH_KEEPING = 160
/** React moves these to other places or gives them a life of their own. */
const NOT_PLAIN = new Set(['html', 'head', 'body', 'main', 'title', 'meta', 'link', 'script', 'style', 'template'])
const WITH_STATE = new Set(['input', 'select', 'option', 'textarea', 'form', 'button', 'iframe', 'object'])

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type Props = { [name: string]: Json }
interface Row {
  /** What stands before the value: `1f:`. Empty for a line that is not a value. */
  head: string
  raw: string
  value?: Json
}

const require = createRequire(import.meta.url)
let react: { createElement: typeof CreateElement; Fragment: typeof FragmentType } | undefined
let renderToString: typeof RenderToString | undefined

/** React as it renders pages: the same markup, character for character. Its build for development is ten times slower. */
function load() {
  Reflect.set(process.env, 'NODE_ENV', process.env.NODE_ENV ?? 'production')
  react ??= require('react')
  renderToString ??= require('react-dom/server').renderToString
  if (!react || !renderToString) throw new Error('React is not installed')
  return { ...react, renderToString }
}

/** The page's HTML with the kept elements marked, and its data without what they say. */
export function withKept(html: string, data: string): { html: string; data: string } {
  const rows = rowsOf(data)
  // What a name leads into must stay as it is.
  const entered = new Set([...data.matchAll(/"\$([0-9a-f]+):/g)].map(([, name]) => `${name}:`))
  const values = new Map(rows.flatMap(({ head, value }) => (value === undefined ? [] : [[head.slice(0, -1), value]])))
  const { createElement, Fragment, renderToString } = load()

  /** What `$4e`, `$L4e` or `$4e:props:children:1` names. */
  const target = (text: string): Json | undefined => {
    const [, name = '', path = ''] = /^\$L?([0-9a-f]+)((?::\w+)*)$/.exec(text) ?? []
    return path.split(':').slice(1).reduce<Json | undefined>(part, values.get(name))
  }
  const plain = (value: Json): boolean => {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || value.startsWith('$$') || value === '$undefined') return true
      const row = target(value)
      return row !== undefined && plain(row)
    }
    if (!Array.isArray(value)) return value === null || typeof value !== 'object'
    const element = elementOf(value)
    return element ? plainElement(element.type, element.props) : value.every(plain)
  }
  const plainElement = (type: string, { children = null, ...attributes }: Props): boolean =>
    /^[a-z]/.test(type) &&
    !NOT_PLAIN.has(type) &&
    !WITH_STATE.has(type) &&
    plainAttributes(attributes) &&
    plain(children)
  const nodeOf = (value: Json): ReactNode => {
    if (typeof value === 'string') {
      if (value === '$undefined') return undefined
      if (value.startsWith('$$')) return value.slice(1)
      return value.startsWith('$') ? nodeOf(target(value) ?? null) : value
    }
    if (!Array.isArray(value)) return typeof value === 'object' ? null : value
    const element = elementOf(value)
    if (!element) return createElement(Fragment, {}, ...value.map(nodeOf))
    const { children = null, ...attributes } = element.props
    const own = Object.fromEntries(
      Object.entries(attributes).flatMap(([name, text]) =>
        text === '$undefined' ? [] : [[name, typeof text === 'string' ? text.replace(/^\$\$/, '$') : text]],
      ),
    )
    const inside = Array.isArray(children) && !elementOf(children) ? children.map(nodeOf) : [nodeOf(children)]
    return createElement(element.type, own, ...(children === null ? [] : inside))
  }

  const numbers = new Map<string, number>()
  let page = html
  /** The mark for the inside of `value`, when it is plain and stands in the page. */
  const keep = (value: Json[]): string | undefined => {
    const text = JSON.stringify(value)
    const known = numbers.get(text)
    if (known !== undefined) return keptMark(known)
    const markup = renderToString(nodeOf(value))
    const place = page.indexOf(markup)
    if (place < 0) return undefined
    const number = numbers.size
    numbers.set(text, number)
    const end = place + (/^<[a-z][a-z0-9]*/.exec(markup)?.[0].length ?? 0)
    page = `${page.slice(0, end)} data-kept="${number}"${page.slice(end)}`
    return keptMark(number)
  }
  const reached = new Map<string, Json>()
  /** What is still needed of the row that `text` names, if it names one. */
  const reach = (text: string): void => {
    const name = /^\$[L@Q]?([0-9a-f]+)(?::|$)/.exec(text)?.[1] ?? ''
    const value = values.get(name)
    if (value === undefined || reached.has(name)) return
    reached.set(name, value)
    reached.set(name, entered.has(`${name}:`) ? whole(value) : without(value))
  }
  const whole = (value: Json): Json => {
    if (typeof value === 'string') reach(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(whole)
    return value
  }
  const without = (value: Json): Json => {
    if (typeof value === 'string') reach(value)
    if (!Array.isArray(value)) return value === null || typeof value !== 'object' ? value : mapped(value, without)
    const element = elementOf(value)
    if (!element) return value.map(without)
    const { children = null, ...attributes } = element.props
    const long = weightOf(children, target) >= WORTH_KEEPING
    const mark = long && plainElement(element.type, element.props) ? keep(value) : undefined
    const props = mark ? { ...attributes, dangerouslySetInnerHTML: { __html: mark } } : mapped(element.props, without)
    return [value[0] ?? null, value[1] ?? null, value[2] ?? null, props, ...value.slice(4)]
  }
  reach('$0')
  const left = rows.flatMap((row) => {
    if (row.value === undefined) return [row]
    const value = reached.get(row.head.slice(0, -1))
    return value === undefined ? [] : [{ ...row, value }]
  })
  return { html: page, data: printed(stillNamed(left)) }
}

/** The length of `value` with all that it names. */
function weightOf(value: Json, target: (text: string) => Json | undefined): number {
  const named = typeof value === 'string' && value.startsWith('$') ? target(value) : undefined
  if (named !== undefined) return weightOf(named, target)
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + weightOf(item, target), 2)
  if (value !== null && typeof value === 'object') return weightOf(Object.values(value), target)
  return String(value).length
}

const PARTS: Record<string, number> = { type: 1, key: 2, props: 3 }

/** The part of `value` that a name calls `step`. */
function part(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return value[elementOf(value) ? (PARTS[step] ?? Number(step)) : Number(step)]
  return value !== null && typeof value === 'object' ? value[step] : undefined
}

/** What stands in for a page that is not there is a page of its own, 404.html: no link of ours leads to it. */
const UNUSED = new Set(['notFound'])

const mapped = (props: Props, change: (value: Json) => Json): Props =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, UNUSED.has(name) ? '$undefined' : change(value)]),
  )

const elementOf = (value: readonly Json[]): { type: string; props: Props } | undefined => {
  const [mark, type, , props] = value
  const whole = mark === '$' && typeof type === 'string' && props !== null && typeof props === 'object'
  return whole && !Array.isArray(props) ? { type, props } : undefined
}

const plainAttributes = (attributes: Props): boolean =>
  Object.entries(attributes).every(([name, value]) => {
    if (name === 'dangerouslySetInnerHTML' || name === 'ref') return false
    if (name === 'style') return true
    if (typeof value === 'string') return !value.startsWith('$') || value.startsWith('$$') || value === '$undefined'
    return value === null || typeof value !== 'object'
  })

/** The lines of React's data. Texts (`44:T6e3,…`) are as long as they say, in bytes, and may hold ends of lines. */
function rowsOf(data: string): Row[] {
  const rows: Row[] = []
  let rest = data
  while (rest) {
    const text = /^[0-9a-f]+:T([0-9a-f]+),/.exec(rest)
    if (text) {
      const bytes = Buffer.from(rest.slice(text[0].length)).subarray(0, Number.parseInt(text[1] ?? '', 16))
      const raw = text[0] + bytes.toString()
      rows.push({ head: '', raw })
      rest = rest.slice(raw.length)
      continue
    }
    const end = rest.indexOf('\n')
    const line = end < 0 ? rest : rest.slice(0, end + 1)
    rest = rest.slice(line.length)
    const head = /^[0-9a-f]+:(?=[[{])/.exec(line)?.[0]
    rows.push(head ? { head, raw: line, value: JSON.parse(line.slice(head.length)) as Json } : { head: '', raw: line })
  }
  return rows
}

/** Lines for what nothing names any more are left out: names of components, and of their chunks. */
function stillNamed(rows: readonly Row[]): Row[] {
  const names = new Set([...printed(rows).matchAll(/"\$[LQ@]?([0-9a-f]+)[":]/g)].map(([, name]) => name))
  return rows.filter(({ raw }) => {
    const name = /^([0-9a-f]+):(?:I|")/.exec(raw)?.[1]
    return name === undefined || names.has(name)
  })
}

const printed = (rows: readonly Row[]): string =>
  rows.map(({ head, raw, value }) => (value === undefined ? raw : `${head}${JSON.stringify(value)}\n`)).join('')

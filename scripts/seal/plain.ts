import { createRequire } from 'node:module'
import type * as React from 'react'
import type * as ReactServer from 'react-dom/server'
import { elementOf, type Json, type Props, type Target } from './react-data.ts'

/** React moves these to other places, or gives them a life of their own. */
const NOT_PLAIN = new Set(['html', 'head', 'body', 'main', 'title', 'meta', 'link', 'script', 'style', 'template'])
const WITH_STATE = new Set(['input', 'select', 'option', 'textarea', 'form', 'button', 'iframe', 'object'])

const require = createRequire(import.meta.url)
let loaded: (typeof React & typeof ReactServer) | undefined

/** React as it renders pages: the same markup, character for character. Its build for development is ten times slower. */
function react(): typeof React & typeof ReactServer {
  if (loaded) return loaded
  Reflect.set(process.env, 'NODE_ENV', process.env.NODE_ENV ?? 'production')
  loaded = { ...require('react'), ...require('react-dom/server') } as typeof React & typeof ReactServer
  return loaded
}

/** What was found out about a list or an element. It is asked for again for each that it stands in. */
const plain = new WeakMap<readonly Json[], boolean>()

/** Whether `value` is markup and text and nothing else, all the way down. */
export function isPlain(value: Json, target: Target): boolean {
  if (typeof value === 'string') {
    if (isText(value)) return true
    const named = target(value)
    return named !== undefined && isPlain(named, target)
  }
  if (!Array.isArray(value)) return value === null || typeof value !== 'object'
  const found = plain.get(value) ?? isPlainList(value, target)
  plain.set(value, found)
  return found
}

function isPlainList(value: readonly Json[], target: Target): boolean {
  const element = elementOf(value)
  if (!element) return value.every((item) => isPlain(item, target))
  const { children = null, ...attributes } = element.props
  const own = /^[a-z]/.test(element.type) && !NOT_PLAIN.has(element.type) && !WITH_STATE.has(element.type)
  return own && Object.entries(attributes).every(isAttribute) && isPlain(children, target)
}

const isText = (text: string) => !text.startsWith('$') || text.startsWith('$$') || text === '$undefined'

function isAttribute([name, value]: [string, Json]): boolean {
  if (name === 'dangerouslySetInnerHTML' || name === 'ref') return false
  if (name === 'style') return true
  return typeof value === 'string' ? isText(value) : value === null || typeof value !== 'object'
}

/** What the page before had, and what this one has: pages share their header and footer, and little else. */
let before = new Map<string, string>()
let now = new Map<string, string>()

export function nextPage(): void {
  before = now
  now = new Map()
}

/** The markup of a plain `value`, as it stands in the page. `key` is `value` as JSON. */
export function markupOf(value: Json, key: string, target: Target): string {
  const make = () => react().renderToString(nodeOf(value, target))
  if (NAMES.test(key)) return make()
  const markup = now.get(key) ?? before.get(key) ?? make()
  now.set(key, markup)
  return markup
}

/** Names of lines, which are others on each page. */
const NAMES = /"\$(?!["$]|undefined")/

function nodeOf(value: Json, target: Target): React.ReactNode {
  if (typeof value === 'string') return isText(value) ? textOf(value) : nodeOf(target(value) ?? null, target)
  if (!Array.isArray(value)) return typeof value === 'object' ? null : value
  const nodes = (list: Json[]) => list.map((item) => nodeOf(item, target))
  const { createElement, Fragment } = react()
  const element = elementOf(value)
  if (!element) return createElement(Fragment, {}, ...nodes(value))
  const { children = null, ...attributes } = element.props
  const inside = Array.isArray(children) && !elementOf(children) ? children : [children]
  return createElement(element.type, own(attributes), ...(children === null ? [] : nodes(inside)))
}

const textOf = (text: string) => (text === '$undefined' ? undefined : text.replace(/^\$\$/, '$'))

const own = (attributes: Props) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, typeof value === 'string' ? textOf(value) : value]),
  )

/** Whether `value`, with all that it names, has `length` characters or more. */
export const isAsLongAs = (length: number, value: Json, target: Target): boolean => lacking(length, value, target) <= 0

/** What is left of `length` behind `value`, of which no more is looked at than it takes. */
function lacking(length: number, value: Json, target: Target): number {
  const named = typeof value === 'string' && !isText(value) ? target(value) : undefined
  if (named !== undefined) return lacking(length, named, target)
  if (value === null || typeof value !== 'object') return length - String(value).length
  let left = length - 2
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    if (left <= 0) return left
    left = lacking(left, item, target)
  }
  return left
}

/** Changes of every value of a kind, by what its schema allows. */
import { z } from 'zod'
import { kindOf, schemaOf } from '../lib/content/field-names.ts'
import type { ReferenceTarget } from '../lib/content/schemas/field.ts'
import { asType, children, metaOf, unwrap } from '../lib/content/schemas/schema-introspection.ts'
import { isRecord } from '../lib/content/traverse.ts'

/** What stands in each file, by its path below content/. */
export type Values = Map<string, Record<string, unknown>>
export type Reshape = (schema: z.ZodType, value: unknown) => unknown

function schemaAt(path: string): z.ZodType {
  const kind = kindOf(path)
  if (!kind) throw new Error(`${path} has no schema`)
  return schemaOf(kind)
}

/** Every value goes through `change`, parents first. */
export function reshapeAll(values: Values, change: Reshape): void {
  for (const [path, value] of values) {
    const changed = reshape(schemaAt(path), value, change)
    if (isRecord(changed)) values.set(path, changed)
  }
}

export function reshape(schema: z.ZodType, value: unknown, change: Reshape): unknown {
  const changed = change(schema, value)
  const inside = new Map(children(unwrap(schema)))
  const childOf = (step: string) => inside.get(step) ?? inside.get('*')
  const next = (step: string, child: unknown) => {
    const its = childOf(step)
    return its ? reshape(its, child, change) : child
  }
  if (Array.isArray(changed)) return changed.map((child) => next('*', child))
  if (!isRecord(changed)) return changed
  return Object.fromEntries(Object.entries(changed).map(([step, child]) => [step, next(step, child)]))
}

/** How short and how long a text or a list may be. */
export function limitsOf(schema: z.ZodType): { min: number; max: number } {
  const checks = unwrap(schema)._zod.def.checks ?? []
  const limits: { minimum?: number; maximum?: number } = Object.assign({}, ...checks.map(({ _zod }) => _zod.def))
  return { min: limits.minimum ?? 0, max: limits.maximum ?? Number.POSITIVE_INFINITY }
}

/** Whether the words are the editor's own: no code, no address, no name of something that stands elsewhere. */
export function isProse(schema: z.ZodType): boolean {
  const [inner, { code, references }] = [unwrap(schema), metaOf(schema)]
  return inner instanceof z.ZodString && inner.format === null && !code && !references
}

export const shortest: Reshape = (schema, value) =>
  Array.isArray(value) ? value.slice(0, limitsOf(schema).min) : value

/** Lists of names get further names, others copies of their items that differ. */
export const longest =
  (namesOf: (to: ReferenceTarget) => string[]): Reshape =>
  (schema, value) => {
    const inner = unwrap(schema)
    const { max } = limitsOf(inner)
    if (!Array.isArray(value) || !(inner instanceof z.ZodArray) || value.length === 0 || max === Infinity) return value
    const to = metaOf(asType(inner.element)).references
    const more = to
      ? namesOf(to).filter((name) => !value.includes(name))
      : Array.from({ length: max }, (_, index) => distinct(value[index % value.length], index + 2))
    return [...value, ...more].slice(0, max)
  }

/** Two fifths more words, as many as fit. `named` are texts that others repeat word for word. */
export const longer =
  (named: ReadonlySet<unknown>): Reshape =>
  (schema, value) => {
    if (!isProse(schema) || typeof value !== 'string' || named.has(value) || !/[a-z]{3}/i.test(value)) return value
    const room = Math.min(limitsOf(schema).max, Math.ceil(value.length * 1.4))
    const text = `${value} ${value}`.slice(0, room + 1)
    return text.length > room ? text.slice(0, Math.max(value.length, text.lastIndexOf(' '))).trim() : text
  }

export const withoutOptional: Reshape = (schema, value) =>
  withFields(schema, value, ([name, child]) => (child instanceof z.ZodOptional ? [] : [name]))

/** What a field has elsewhere in the content is also given where it was left out. */
export function withOptional(values: Values): Reshape {
  const known = new Map<z.ZodType, unknown>()
  const note: Reshape = (schema, value) => {
    if (schema instanceof z.ZodOptional && !known.has(schema)) known.set(schema, value)
    return value
  }
  for (const [path, value] of values) reshape(schemaAt(path), value, note)
  // Beyond the numbers of other copies.
  let count = 100
  return (schema, value) => {
    const all = withFields(schema, value, ([name]) => [name])
    if (!isRecord(all)) return all
    for (const [name, child] of children(unwrap(schema)))
      if (child instanceof z.ZodOptional && known.has(child)) all[name] ??= distinct(known.get(child), ++count)
    return all
  }
}

function withFields(schema: z.ZodType, value: unknown, keep: (field: [string, z.ZodType]) => string[]): unknown {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const names = children(inner).flatMap(keep)
  return Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]))
}

const NAMES = /^(title|label|name|city|id|slug)$/

/** A copy whose names, ids and descriptions differ from those of the original. */
export function distinct(value: unknown, number: number, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => distinct(item, number))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, distinct(child, number, name)]))
  if (key === 'headOffice') return false
  if (typeof value !== 'string') return value
  if (/^(id|slug)$/.test(key)) return `${value}-${number}`
  if (NAMES.test(key)) return `${value.slice(0, 15).trim()} ${number}`
  return /^(description|headline)$/.test(key) ? `${number}: ${value}`.slice(0, 120).trim() : value
}

import { z } from 'zod'
import { kindOf, schemaOf } from '../../lib/content/schema-of-file.ts'
import type { ReferenceTarget } from '../../lib/content/schemas/field.ts'
import { asType, children, limitsOf, metaOf, unwrap } from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord } from '../../lib/content/traverse.ts'
import { isProse, type Reshape, reshape } from '../new/transform-by-schema.ts'
import type { Values } from './content-values.ts'

function fileSchema(path: string): z.ZodType {
  const kind = kindOf(path)
  if (!kind) throw new Error(`${path} has no schema`)
  return schemaOf(kind)
}

/** Applies `change` to every value of all files. */
export function reshapeAll(values: Values, change: Reshape): void {
  for (const [path, value] of values) {
    const changed = reshape(fileSchema(path), value, change)
    if (isRecord(changed)) values.set(path, changed)
  }
}

export const shortest: Reshape = (schema, value) =>
  Array.isArray(value) ? value.slice(0, limitsOf(schema).min) : value

/** Fills lists up to their limit: references with further names, others with modified copies of their items. */
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

/**
 * Makes texts 40 % longer, within their limit, which counts the values of facts and claims instead of their names.
 * `excluded` are texts to which others refer.
 */
export const longer =
  (excluded: ReadonlySet<unknown>): Reshape =>
  (schema, value) => {
    if (!isProse(schema) || typeof value !== 'string' || excluded.has(value)) return value
    if (!/[a-z]{3}/i.test(value) || /\{(fact|claim):/.test(value)) return value
    const limit = Math.min(limitsOf(schema).max, Math.ceil(value.length * 1.4))
    const text = `${value} ${value}`.slice(0, limit + 1)
    return text.length > limit ? text.slice(0, Math.max(value.length, text.lastIndexOf(' '))).trim() : text
  }

/** Adds missing optional fields, with values from elsewhere in the content. */
export function withOptional(values: Values): Reshape {
  const known = new Map<z.ZodType, unknown>()
  const collect: Reshape = (schema, value) => {
    if (schema instanceof z.ZodOptional && !known.has(schema)) known.set(schema, value)
    return value
  }
  for (const [path, value] of values) reshape(fileSchema(path), value, collect)
  // Above the numbers of other copies.
  let count = 100
  return (schema, value) => {
    if (!isRecord(value)) return value
    const all = { ...value }
    for (const [name, child] of children(unwrap(schema, value)))
      if (child instanceof z.ZodOptional && known.has(child)) all[name] ??= distinct(known.get(child), ++count)
    return all
  }
}

const NAMES = /^(title|label|name|city|id|slug)$/

/** Returns a copy with other names, ids and descriptions. */
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

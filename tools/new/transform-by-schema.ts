import { z } from 'zod'
import type { ReferenceTarget } from '../../lib/content/schemas/field.ts'
import {
  asType,
  children,
  isOptional,
  limitsOf,
  metaOf,
  unwrap,
} from '../../lib/content/schemas/schema-introspection.ts'
import { isRecord } from '../../lib/content/traverse.ts'

/** `help` is the help text of the field, which the items of a list do not have themselves. */
export type Reshape = (schema: z.ZodType, value: unknown, help: string) => unknown

/** Replaces a value by the result of `change`, then each of its fields and items. */
export function reshape(schema: z.ZodType, value: unknown, change: Reshape, parentHelp = ''): unknown {
  const { description: help = parentHelp } = metaOf(schema)
  const changed = change(schema, value, help)
  const inside = new Map(children(unwrap(schema, changed)))
  const next = (step: string, child: unknown) => {
    const childSchema = inside.get(step) ?? inside.get('*')
    return childSchema ? reshape(childSchema, child, change, help) : child
  }
  if (Array.isArray(changed)) return changed.map((child) => next('*', child))
  if (!isRecord(changed)) return changed
  return Object.fromEntries(Object.entries(changed).map(([step, child]) => [step, next(step, child)]))
}

/** True for free text, which is neither code nor a URL nor a reference: it has a maximum length. */
export function isProse(schema: z.ZodType): boolean {
  const [inner, { code, references }] = [unwrap(schema), metaOf(schema)]
  return (
    inner instanceof z.ZodString &&
    inner.format === null &&
    Number.isFinite(limitsOf(inner).max) &&
    !code &&
    !references
  )
}

/** Removes the optional fields of an object. Of a union it keeps what the default member has. */
export const withoutOptional: Reshape = (schema, value) => {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const required = children(inner).filter(([name, child]) => name in value && !isOptional(child))
  return Object.fromEntries(required.map(([name]) => [name, value[name]]))
}

const COLOUR = '#2F5D7C'

/**
 * What the schema requires, when there is no entry to copy it from: the first of each choice, and of each reference what
 * `first` returns. Texts are for `reshape` to replace.
 */
export function leastOf(schema: z.ZodType, first: (to: ReferenceTarget) => string | undefined): unknown {
  const inner = unwrap(schema)
  const { references } = metaOf(schema)
  if (references) return first(references)
  if (inner instanceof z.ZodObject) {
    const required = children(inner).filter(([, child]) => !isOptional(child))
    return Object.fromEntries(required.map(([name, child]) => [name, leastOf(child, first)]))
  }
  if (inner instanceof z.ZodArray) return limitsOf(inner).min > 0 ? [leastOf(asType(inner.element), first)] : []
  if (inner instanceof z.ZodEnum) return inner.options[0]
  return inner instanceof z.ZodString ? COLOUR : 0
}

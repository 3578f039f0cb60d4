import { z } from 'zod'
import { isRecord, valueAt } from '../traverse.ts'

export type FieldMeta = z.GlobalMeta

/** `pattern` is the dotted path, in which `*` matches each item or key. */
type SchemaField = { pattern: string; schema: z.ZodType; meta: FieldMeta; optional: boolean }

const isWrapper = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault

/** The metadata of a schema, merged with that of the schema inside `optional()` or `default()`. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const inner = isWrapper(schema) ? metaOf(asType(schema.unwrap())) : {}
  return { ...inner, ...schema.meta() }
}

/** Whether a value may be left out. */
export const isOptional = (schema: z.ZodType): boolean => isWrapper(schema)

/** The minimum and maximum length of a text or a list. */
export function limitsOf(schema: z.ZodType): { min: number; max: number } {
  const json = z.toJSONSchema(unwrap(schema), { unrepresentable: 'any' })
  return {
    min: json.minLength ?? json.minItems ?? 0,
    max: json.maxLength ?? json.maxItems ?? Number.POSITIVE_INFINITY,
  }
}

/**
 * The schema inside `optional()` or `default()`. Of a discriminated union it is the member of `value`, or the first one,
 * which is the default.
 */
export function unwrap(schema: z.ZodType, value?: unknown): z.ZodType {
  if (isWrapper(schema)) return unwrap(asType(schema.unwrap()), value)
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema
  const members = membersOf(schema)
  const kind = isRecord(value) ? value[schema.def.discriminator] : undefined
  const member = members.find(({ name }) => name === kind) ?? members[0]
  if (!member) throw new Error('A union has no members')
  return member.schema
}

/** The members of a discriminated union with the values of their discriminator. */
export function membersOf(union: z.ZodDiscriminatedUnion): { name: string; schema: z.ZodObject }[] {
  return union.options.map((option) => {
    if (!(option instanceof z.ZodObject)) throw new Error('A member of a union is not an object')
    const literal = unwrap(asType(option.shape[union.def.discriminator]))
    if (!(literal instanceof z.ZodLiteral)) throw new Error('A discriminator is not a literal')
    return { name: String(literal.value), schema: option }
  })
}

/** All nested fields, parents first. Items of lists are included, without labels; so are all members of unions. */
export function fieldsOf(schema: z.ZodType, pattern = ''): SchemaField[] {
  const inner = isWrapper(schema) ? asType(schema.unwrap()) : schema
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const fields = membersOf(inner).flatMap((member) => fieldsOf(member.schema, pattern))
    return [...new Map(fields.map((field) => [field.pattern, field])).values()]
  }
  return children(inner).flatMap(([step, child]) => {
    const path = pattern ? `${pattern}.${step}` : step
    const own = { pattern: path, schema: child, meta: metaOf(child), optional: isOptional(child) }
    return [own, ...fieldsOf(child, path)]
  })
}

/** The fields of an object, or the items of a list or record under the name `*`. */
export function children(schema: z.ZodType): [step: string, child: z.ZodType][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([name, child]) => [name, asType(child)])
  }
  if (schema instanceof z.ZodArray) return [['*', asType(schema.element)]]
  if (schema instanceof z.ZodRecord) return [['*', asType(schema.valueType)]]
  return []
}

/** The schema of the field at a path of `value`, or undefined when the path leads nowhere. */
export function schemaAt(schema: z.ZodType, path: readonly (string | number)[], value: unknown): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((parent, step, index) => {
    const inner = parent && unwrap(parent, valueAt(value, path.slice(0, index)))
    return inner && children(inner).find(([name]) => name === '*' || name === step)?.[1]
  }, schema)
}

/** Zod types nested schemas as `$ZodType` of zod/core. Throws when the schema is not a `ZodType`. */
export function asType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('A schema was not made by zod')
}

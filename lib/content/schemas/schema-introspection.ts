import { z } from 'zod'

export type FieldMeta = z.GlobalMeta

/** `pattern` is the dotted path, in which `*` matches each item or key. */
export type SchemaField = { pattern: string; schema: z.ZodType; meta: FieldMeta; optional: boolean }

/** The metadata of a schema, merged with that of the schema inside `optional()`. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const inner = schema instanceof z.ZodOptional ? metaOf(asType(schema.unwrap())) : {}
  return { ...inner, ...schema.meta() }
}

/** The schema inside `optional()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(asType(schema.unwrap())) : schema
}

/** All nested fields, parents first. Items of lists are included, without labels. */
export function fieldsOf(schema: z.ZodType, pattern = ''): SchemaField[] {
  return children(unwrap(schema)).flatMap(([step, child]) => {
    const path = pattern ? `${pattern}.${step}` : step
    const own = { pattern: path, schema: child, meta: metaOf(child), optional: child instanceof z.ZodOptional }
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

/** The schema of the field at a path, or undefined when the path leads nowhere. */
export function schemaAt(schema: z.ZodType, path: readonly (string | number)[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (parent, step) => parent && children(unwrap(parent)).find(([name]) => name === '*' || name === step)?.[1],
    schema,
  )
}

/** Zod types nested schemas as `$ZodType` of zod/core. Throws when the schema is not a `ZodType`. */
export function asType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('A schema was not made by zod')
}

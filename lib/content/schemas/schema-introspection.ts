import { z } from 'zod'

export type FieldMeta = z.GlobalMeta

/** A field of a schema: its dotted pattern, in which `*` stands for each item or key, and what is said about it. */
export type SchemaField = { pattern: string; schema: z.ZodType; meta: FieldMeta; optional: boolean }

/** What a schema and those inside its wrappers say; the outermost wins. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const inner = schema instanceof z.ZodOptional ? metaOf(asType(schema.unwrap())) : {}
  return { ...inner, ...schema.meta() }
}

/** The schema without the wrapper that makes it optional. */
export function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrap(asType(schema.unwrap())) : schema
}

/** Every field below a schema, parents first; the items of lists are fields too, without labels of their own. */
export function fieldsOf(schema: z.ZodType, pattern = ''): SchemaField[] {
  return children(unwrap(schema)).flatMap(([step, child]) => {
    const here = pattern ? `${pattern}.${step}` : step
    const own = { pattern: here, schema: child, meta: metaOf(child), optional: child instanceof z.ZodOptional }
    return [own, ...fieldsOf(child, here)]
  })
}

/** The fields of a group, the items of a list, the entries of a record. */
export function children(schema: z.ZodType): [step: string, child: z.ZodType][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([name, child]) => [name, asType(child)])
  }
  if (schema instanceof z.ZodArray) return [['*', asType(schema.element)]]
  if (schema instanceof z.ZodRecord) return [['*', asType(schema.valueType)]]
  return []
}

/** Zod types what is inside a schema as its core; all of ours are made by the full package. */
export function asType(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema
  throw new Error('A schema was not made by zod')
}

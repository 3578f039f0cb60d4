import type { z } from 'zod'
import { jsonSchemas } from '@/lib/content/json-schema.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { fieldsOf } from '@/lib/content/schemas/schema-introspection.ts'

const KINDS = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS })

/** Items of lists and records have no label of their own. */
const labelledFields = (schema: z.ZodType) => fieldsOf(schema).filter(({ pattern }) => !pattern.endsWith('*'))

describe.each(KINDS)('%s', (kind, schema) => {
  const fields = labelledFields(schema)

  test('has a label and a help text for every field', () => {
    expect(fields.length).toBeGreaterThan(2)
    const unlabelled = fields.filter(({ meta }) => !meta.title?.trim() || !meta.description?.trim())
    expect(unlabelled.map(({ pattern }) => pattern)).toEqual([])
  })

  test('has short labels, and help texts that begin with a capital', () => {
    const invalid = fields.filter(
      ({ meta: { title = '', description = '' } }) =>
        title.length > 30 || description.length > 160 || !/^\p{Lu}|^\{|^numbered|^mailto/u.test(description),
    )
    expect(invalid.map(({ pattern }) => pattern)).toEqual([])
  })

  test('has a JSON Schema with the labels, for code editors', () => {
    expect(jsonSchemas().get(`${kind}.json`)).toContain(`"title":${JSON.stringify(fields[0]?.meta.title)}`)
  })
})

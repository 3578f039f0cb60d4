import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { jsonSchemas, SCHEMA_FOLDER } from '@/lib/content/json-schema.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'
import { fieldsOf } from '@/lib/content/schemas/schema-introspection.ts'

const KINDS = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS })

/** Items of lists and records have no label of their own. */
const namedFields = (schema: z.ZodType) => fieldsOf(schema).filter(({ pattern }) => !pattern.endsWith('*'))

describe.each(KINDS)('%s', (kind, schema) => {
  const named = namedFields(schema)

  test('has a label and a help text for every field', () => {
    expect(named.length).toBeGreaterThan(2)
    const missing = named.filter(({ meta }) => !meta.title?.trim() || !meta.description?.trim())
    expect(missing.map(({ pattern }) => pattern)).toEqual([])
  })

  test('has short labels, and help texts that are sentences', () => {
    const invalid = named.filter(
      ({ meta: { title = '', description = '' } }) =>
        title.length > 30 || description.length > 160 || !/^\p{Lu}|^\{|^numbered|^mailto/u.test(description),
    )
    expect(invalid.map(({ pattern }) => pattern)).toEqual([])
  })

  test('has an up-to-date JSON Schema (`npm run content:schema`)', () => {
    const committed = readFileSync(`content/${SCHEMA_FOLDER}/${kind}.json`, 'utf8')
    expect(committed).toBe(jsonSchemas().get(`${kind}.json`))
    expect(committed).toContain(`"title":${JSON.stringify(named[0]?.meta.title)}`)
  })
})

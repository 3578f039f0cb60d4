import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readFiles } from '@/lib/content/files.ts'
import { jsonSchemas, SCHEMA_FOLDER, schemaLine } from '@/lib/content/json-schema.ts'
import { fieldsOf } from '@/lib/content/schemas/fields.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'

const KINDS = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS })

describe.each(KINDS)('%s', (kind, schema) => {
  // The items of a list and the entries of a record are named by the list; a group inside a list has fields of its own.
  const named = fieldsOf(schema).filter(({ pattern }) => !pattern.endsWith('*'))

  test('has a label and a help text for every field', () => {
    expect(named.length).toBeGreaterThan(2)
    const bare = named.filter(({ meta }) => !meta.title?.trim() || !meta.description?.trim())
    expect(bare.map(({ pattern }) => pattern)).toEqual([])
  })

  test('has labels that are short, and help texts that are sentences', () => {
    const odd = named.filter(
      ({ meta: { title = '', description = '' } }) =>
        title.length > 30 || description.length > 160 || !/^\p{Lu}|^\{|^numbered|^mailto/u.test(description),
    )
    expect(odd.map(({ pattern }) => pattern)).toEqual([])
  })

  test('has the JSON Schema that its fields give; `npm run content:schema` writes it', () => {
    const committed = readFileSync(`content/${SCHEMA_FOLDER}/${kind}.json`, 'utf8')
    expect(committed).toBe(jsonSchemas().get(`${kind}.json`))
    expect(committed).toContain(`"title":${JSON.stringify(named[0]?.meta.title)}`)
  })
})

test('every file of the content names its schema in the first line; `npm run content:schema` writes it', () => {
  const { files } = readFiles('content')
  expect(files.length).toBeGreaterThan(60)
  const odd = files.filter(({ kind, source }) => readFileSync(source.file, 'utf8').split('\n')[0] !== schemaLine(kind))
  expect(odd.map(({ source }) => source.file)).toEqual([])
})

test('a field without a label is noticed', () => {
  const bare = z.strictObject({ title: z.string() })
  expect(fieldsOf(bare).map(({ pattern, meta }) => [pattern, meta.title])).toEqual([['title', undefined]])
})

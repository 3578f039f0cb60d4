import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readFiles } from '@/lib/content/files.ts'
import { jsonSchemas, SCHEMA_FOLDER, schemaLine } from '@/lib/content/json-schema.ts'
import { asType, fieldsOf } from '@/lib/content/schemas/fields.ts'
import { COLLECTIONS, SINGLETONS } from '@/lib/content/schemas/index.ts'

const KINDS = Object.entries<z.ZodType>({ ...COLLECTIONS, ...SINGLETONS })

/** The items of a list and the entries of a record are named by the list; a group inside a list has fields of its own. */
const namedFields = (schema: z.ZodType) => fieldsOf(schema).filter(({ pattern }) => !pattern.endsWith('*'))

/** The fields that lack a label or a help text. */
const bareFields = (schema: z.ZodType) =>
  namedFields(schema)
    .filter(({ meta }) => !meta.title?.trim() || !meta.description?.trim())
    .map(({ pattern }) => pattern)

const layersOf = (field: z.ZodType): z.ZodType[] =>
  field instanceof z.ZodOptional ? [field, ...layersOf(asType(field.unwrap()))] : [field]

/** What `look` sees while a field, with all its wrappers, has no label, or no help text. */
function without<Seen>(word: 'title' | 'description', field: z.ZodType, look: () => Seen): Seen {
  const before = layersOf(field).map((layer) => [layer, z.globalRegistry.get(layer)] as const)
  for (const [layer, meta] of before) if (meta) z.globalRegistry.add(layer, { ...meta, [word]: undefined })
  try {
    return look()
  } finally {
    for (const [layer, meta] of before) if (meta) z.globalRegistry.add(layer, meta)
  }
}

describe.each(KINDS)('%s', (kind, schema) => {
  const named = namedFields(schema)

  test('has a label and a help text for every field', () => {
    expect(named.length).toBeGreaterThan(2)
    expect(bareFields(schema)).toEqual([])
  })

  test.each(['title', 'description'] as const)('the %s of any one field, taken away, is missed', (word) => {
    const unnoticed = named.filter(
      ({ pattern, schema: field }) => !without(word, field, () => bareFields(schema)).includes(pattern),
    )
    expect(unnoticed.map(({ pattern }) => pattern)).toEqual([])
    expect(bareFields(schema)).toEqual([])
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

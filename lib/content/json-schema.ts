import { z } from 'zod'
import { CUSTOM_META_KEYS } from './schemas/field.ts'
import { COLLECTIONS, SINGLETONS } from './schemas/index.ts'

/** Relative to content/. The dot excludes it from the content. */
export const SCHEMA_FOLDER = '.schemas'

/** File name → JSON Schema of each kind of content. Labels and help texts become titles and descriptions. */
export function jsonSchemas(): Map<string, string> {
  const schemas: Record<string, z.ZodType> = { ...COLLECTIONS, ...SINGLETONS }
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => {
      const json = z.toJSONSchema(schema, {
        target: 'draft-7',
        io: 'input',
        override: ({ jsonSchema }) => {
          for (const key of CUSTOM_META_KEYS) delete jsonSchema[key]
          const { minLength = 0, maxLength } = jsonSchema
          if (maxLength === undefined) return
          delete jsonSchema.minLength
          delete jsonSchema.maxLength
          // The value of a fact or claim has another length than its name.
          jsonSchema.anyOf = [{ minLength, maxLength }, { pattern: '\\{(claim|fact):' }]
        },
      })
      return [`${kind}.json`, `${JSON.stringify(json)}\n`]
    }),
  )
}

/** The first line of each file of this kind, from which code editors read the path of its schema. */
export function schemaLine(kind: string): string {
  const up = kind in COLLECTIONS ? '../' : './'
  return `# yaml-language-server: $schema=${up}${SCHEMA_FOLDER}/${kind}.json`
}

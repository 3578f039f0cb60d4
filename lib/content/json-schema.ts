import { z } from 'zod'
import { COLLECTIONS, SINGLETONS } from './schemas/index.ts'

/** Below content/; begins with a dot, so that it is not taken for content. */
export const SCHEMA_FOLDER = '.schemas'

/** What our own readers need and a code editor does not know. */
const OWN_KEYS = ['references', 'pictures', 'code', 'nameOfEach']

/** File name → JSON Schema, for every kind of content. Labels and help texts become titles and descriptions. */
export function jsonSchemas(): Map<string, string> {
  const schemas: Record<string, z.ZodType> = { ...COLLECTIONS, ...SINGLETONS }
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => {
      const json = z.toJSONSchema(schema, {
        target: 'draft-7',
        override: ({ jsonSchema }) => {
          for (const key of OWN_KEYS) delete jsonSchema[key]
        },
      })
      return [`${kind}.json`, `${JSON.stringify(json)}\n`]
    }),
  )
}

/** The first line of each file of this kind: it tells code editors where the schema is. */
export function schemaLine(kind: string): string {
  const up = kind in COLLECTIONS ? '../' : './'
  return `# yaml-language-server: $schema=${up}${SCHEMA_FOLDER}/${kind}.json`
}

/** The text of a YAML file with the right first line, once. */
export function withSchemaLine(kind: string, text: string): string {
  return `${schemaLine(kind)}\n${text.replace(/^# yaml-language-server:.*\n/, '')}`
}

import { z } from 'zod'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { COLLECTIONS } from '../../lib/content/schemas/index.ts'
import { children, metaOf, unwrap } from '../../lib/content/schemas/schema-introspection.ts'
import { writeYaml } from '../../lib/content/yaml-write.ts'
import { FILLED_IN } from './scaffolds.ts'

/** Returns the text of the file, with each field's help as a comment and TO DO at placeholders. */
export function formatEntry(kind: keyof typeof COLLECTIONS, value: Record<string, unknown>): string {
  const schema = COLLECTIONS[kind]
  const fields = children(schema).map(([name, child]) => {
    if (value[name] === undefined) return `# ${help(child)} Optional.\n# ${name}:\n`
    const prefix = FILLED_IN.includes(name) ? '' : 'TO DO  '
    return writeYaml(`# ${prefix}${help(child)}`, { [name]: value[name] })
  })
  const heading = `${schemaLine(kind)}\n# A line that begins with # is a comment; npm run content checks the rest.`
  return `${heading}\n${fields.join('')}`
}

/** The help text of a field with its limits. */
function help(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const { description = '' } = metaOf(schema)
  if (inner instanceof z.ZodEnum) return `${description} One of: ${inner.options.join(', ')}.`
  if (!(inner instanceof z.ZodString)) return description
  const { minLength, maxLength } = inner
  return maxLength === null ? description : `${description} ${minLength ?? 0} to ${maxLength} characters.`
}

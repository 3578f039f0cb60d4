import { z } from 'zod'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { TO_DO } from '../../lib/content/sample-content.ts'
import { schemaOf } from '../../lib/content/schema-of-file.ts'
import { children, metaOf, unwrap } from '../../lib/content/schemas/schema-introspection.ts'
import { writeYaml } from '../../lib/content/yaml-write.ts'
import { FILLED_IN } from './scaffolds.ts'

/** Returns the text of the file, with each field's help as a comment and TO DO at all fields but those `filledIn`. */
export function formatEntry(
  kind: Parameters<typeof schemaOf>[0],
  value: Record<string, unknown>,
  filledIn = FILLED_IN,
): string {
  const fields = children(schemaOf(kind)).map(([name, child]) => {
    if (value[name] === undefined) return `# ${help(child, 'optional')}\n# ${name}:\n`
    const prefix = filledIn.includes(name) ? '' : `${TO_DO}  `
    return writeYaml(`# ${prefix}${help(child)}`, { [name]: value[name] })
  })
  const heading = `${schemaLine(kind)}\n# A line that begins with # is a comment; npm run content checks the rest.`
  return `${heading}\n${fields.join('')}`
}

/** The help text of a field, with its limits in brackets, because it may end with an example: React (1 to 30 characters) */
function help(schema: z.ZodType, ...limits: string[]): string {
  const inner = unwrap(schema)
  const { description = '' } = metaOf(schema)
  if (inner instanceof z.ZodEnum) limits.unshift(`one of ${inner.options.join(', ')}`)
  if (inner instanceof z.ZodString && inner.maxLength !== null)
    limits.unshift(`${inner.minLength ?? 0} to ${inner.maxLength} characters`)
  return limits.length > 0 ? `${description} (${limits.join('; ')})` : description
}

import { z } from 'zod'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { children, metaOf, unwrap } from '../../lib/content/schemas/fields.ts'
import { COLLECTIONS } from '../../lib/content/schemas/index.ts'
import { writeYaml } from '../../lib/content/yaml-write.ts'

/** The file with each field's help above it; fields in `todo` are marked, because what stands there is a stand-in. */
export function commented(
  kind: keyof typeof COLLECTIONS,
  value: Record<string, unknown>,
  todo: readonly string[],
): string {
  const schema = COLLECTIONS[kind]
  const fields = children(schema).map(([name, child]) => {
    const comment = `# ${todo.includes(name) ? 'TO DO  ' : ''}${help(child)}`
    if (value[name] !== undefined) return writeYaml(comment, { [name]: value[name] })
    return `${comment} Optional.\n# ${name}:\n`
  })
  const heading = `${schemaLine(kind)}\n# A line that begins with # is a comment; npm run content checks the rest.`
  return `${heading}\n${fields.join('')}`
}

/** The help text of a field, and how long its text may be. */
function help(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const { description = '' } = metaOf(schema)
  if (inner instanceof z.ZodEnum) return `${description} One of: ${inner.options.join(', ')}.`
  if (!(inner instanceof z.ZodString)) return description
  const { minLength, maxLength } = inner
  return maxLength === null ? description : `${description} ${minLength ?? 0} to ${maxLength} characters.`
}

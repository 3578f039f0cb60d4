import { Document, isMap, isScalar, isSeq } from 'yaml'
import { z } from 'zod'
import { schemaLine } from '../../lib/content/json-schema.ts'
import { schemaOf } from '../../lib/content/schema-of-file.ts'
import {
  children,
  isOptional,
  limitsOf,
  membersOf,
  metaOf,
  unwrap,
} from '../../lib/content/schemas/schema-introspection.ts'
import { TO_DO, TO_DO_COMMENT } from '../../lib/content/to-do.ts'
import { isRecord } from '../../lib/content/traverse.ts'
import { writeYaml } from '../../lib/content/yaml-write.ts'
import { FILLED_IN } from './scaffolds.ts'

/**
 * Returns the text of the file, with each field's help as a comment. Of the fields whose texts do not say so themselves, the
 * comment says that they are TO DO, but for those `filledIn`.
 */
export function formatEntry(
  kind: Parameters<typeof schemaOf>[0],
  value: Record<string, unknown>,
  filledIn = FILLED_IN,
): string {
  const fields = children(schemaOf(kind)).map(([name, child]) => {
    if (value[name] === undefined) return `# ${shapeOf(name, child).join('\n# ')}\n`
    const isMarked = filledIn.includes(name) || JSON.stringify(value[name]).includes(TO_DO)
    const document = new Document({ [name]: value[name] })
    addComments(document.get(name), child, value[name])
    return writeYaml(`#${isMarked ? ' ' : TO_DO_COMMENT}${help(child)}`, document)
  })
  const heading = `${schemaLine(kind)}\n# A line that begins with # is a comment. Take TO DO out of it when what is below it is right.`
  return `${heading}\n${fields.join('')}`
}

/** Adds a mark to the choices in a value, and the optional fields that it leaves out, as comments; in a list to the first item. */
function addComments(node: unknown, schema: z.ZodType, value: unknown): void {
  const inside = children(unwrap(schema, value))
  if (isSeq(node) && Array.isArray(value)) for (const [, item] of inside) addComments(node.items[0], item, value[0])
  if (!isMap(node) || !isRecord(value)) return
  const missing = inside.filter(([name]) => !(name in value))
  const lines = missing.flatMap(([name, child]) => shapeOf(name, child, schema))
  if (lines.length > 0) node.comment = ` ${lines.join('\n ')}`
  for (const { key } of node.items) {
    const child = isScalar(key) && inside.find(([name]) => name === key.value)?.[1]
    if (child && unwrap(child) instanceof z.ZodEnum) key.commentBefore = TO_DO_COMMENT + help(child)
  }
  for (const [name, child] of inside) addComments(node.get(name), child, value[name])
}

/** The help of a field, and below it the lines of the field without values, each with its help above it. */
function shapeOf(name: string, child: z.ZodType, parent?: z.ZodType): string[] {
  const isKind = parent instanceof z.ZodDiscriminatedUnion && name === parent.def.discriminator
  const kinds = isKind ? membersOf(parent).map((member) => member.name) : []
  const limits = [...(isKind ? [`one of ${kinds.join(', ')}`] : []), ...(isOptional(child) ? ['optional'] : [])]
  return [help(child, ...limits), `${name}:`, ...insideOf(child).map((line) => `  ${line}`)]
}

/** The lines of the fields of a group, or of one item of a list. */
function insideOf(schema: z.ZodType): string[] {
  const inner = unwrap(schema)
  const inside = children(inner).flatMap(([name, child]) => {
    const [text, ...lines] = shapeOf(name, child, schema)
    return name === '*' ? insideOf(child) : [`# ${text}`, ...lines]
  })
  if (!(inner instanceof z.ZodArray)) return inside
  const first = inside.findIndex((line) => !line.startsWith('#'))
  return first < 0 ? ['-'] : inside.map((line, index) => `${index === first ? '- ' : '  '}${line}`)
}

/** More, such as all languages of code, hide the help before them. */
const MAX_OPTIONS = 20

/** The help text of a field, with its limits in brackets, because it may end with an example: React (1 to 30 characters) */
function help(schema: z.ZodType, ...limits: string[]): string {
  const inner = unwrap(schema)
  const { description = '' } = metaOf(schema)
  if (inner instanceof z.ZodEnum && inner.options.length <= MAX_OPTIONS)
    limits.unshift(`one of ${inner.options.join(', ')}`)
  const { min, max } = limitsOf(inner)
  if (inner instanceof z.ZodString && Number.isFinite(max)) limits.unshift(`${min} to ${max} characters`)
  return limits.length > 0 ? `${description} (${limits.join('; ')})` : description
}

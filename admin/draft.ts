import { kindOf, schemaOf } from '../lib/content/field-names.ts'
import { schemaLine } from '../lib/content/json-schema.ts'
import { SINGLETONS } from '../lib/content/schemas/index.ts'
import { isRecord } from '../lib/content/traverse.ts'
import { writeYaml } from '../lib/content/yaml-write.ts'
import type { Draft } from './check.ts'
import { formToFile, PUBLIC_PICTURES, UPLOAD } from './shape.ts'

/** The name of a file that has none yet, while it is written. */
const UNNAMED = 'not-yet-named'

/**
 * What the CMS hands over of an entry, as a file that could be checked. Undefined when it is none of ours. A preview knows
 * no path, but its kind.
 */
export function draftOf(entry: unknown, previewed?: string): Draft | undefined {
  if (!isRecord(entry)) return undefined
  const named = typeof entry.slug === 'string' && entry.slug ? entry.slug : UNNAMED
  const guess = previewed && previewed in SINGLETONS ? `${previewed}.yaml` : `${previewed}/${named}.yaml`
  const path = entry.path ? String(entry.path).replace(/^content\//, '') : guess
  const kind = kindOf(path)
  if (kind === undefined) return undefined
  const schema = schemaOf(kind)
  const text = writeYaml(schemaLine(kind), formToFile(schema, entry.data))
  return { path, text, schema, pictures: [`${UPLOAD}.webp`, ...uploads(entry.data)] }
}

/** Pictures that the form names, as paths below content/pictures: those not yet there are uploaded with the file. */
function uploads(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith(PUBLIC_PICTURES) ? [data.slice(PUBLIC_PICTURES.length)] : []
  if (Array.isArray(data)) return data.flatMap(uploads)
  return isRecord(data) ? Object.values(data).flatMap(uploads) : []
}

import { schemaLine } from '../lib/content/json-schema.ts'
import { kindOf, schemaOf } from '../lib/content/schema-of-file.ts'
import { SINGLETONS } from '../lib/content/schemas/index.ts'
import { isRecord } from '../lib/content/traverse.ts'
import { writeYaml } from '../lib/content/yaml-write.ts'
import type { Draft } from './check.ts'
import { formToFile } from './form-values.ts'
import { PUBLIC_PICTURES, UPLOAD } from './picture-urls.ts'

/** The file name of a new entry, until it is saved. */
const NEW_SLUG = 'not-yet-named'

/**
 * Converts an entry of the CMS to a file that can be checked, or returns undefined when the file is not content.
 * Entries in a preview have no path, so it is derived from `previewKind`.
 */
export function toDraft(entry: unknown, previewKind?: string): Draft | undefined {
  if (!isRecord(entry)) return undefined
  const slug = typeof entry.slug === 'string' && entry.slug ? entry.slug : NEW_SLUG
  const previewPath = previewKind && previewKind in SINGLETONS ? `${previewKind}.yaml` : `${previewKind}/${slug}.yaml`
  const path = entry.path ? String(entry.path).replace(/^content\//, '') : previewPath
  const kind = kindOf(path)
  if (kind === undefined) return undefined
  const schema = schemaOf(kind)
  const text = writeYaml(schemaLine(kind), formToFile(schema, entry.data))
  return { path, text, schema, pictures: [`${UPLOAD}.webp`, ...pictureFiles(entry.data)] }
}

/** The pictures that the form references, as paths relative to content/pictures. */
function pictureFiles(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith(PUBLIC_PICTURES) ? [data.slice(PUBLIC_PICTURES.length)] : []
  if (Array.isArray(data)) return data.flatMap(pictureFiles)
  return isRecord(data) ? Object.values(data).flatMap(pictureFiles) : []
}

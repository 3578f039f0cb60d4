import type { z } from 'zod'
import type { Kind } from './read-files.ts'
import { COLLECTIONS, SINGLETONS } from './schemas/index.ts'
import { asType } from './schemas/schema-introspection.ts'

/** The schema of a path relative to content/: `jobs` for `jobs/harbour-master.yaml`. Undefined for other files. */
export function kindOf(path: string): Kind | undefined {
  const [, folder, file] = /^(?:([a-z-]+)\/)?([a-z0-9-]+)\.yaml$/.exec(path) ?? []
  const kinds = folder ? Object.keys(COLLECTIONS) : Object.keys(SINGLETONS)
  const kind = folder ?? file ?? ''
  return isKind(kind) && kinds.includes(kind) ? kind : undefined
}

function isKind(name: string): name is Kind {
  return name in COLLECTIONS || name in SINGLETONS
}

export function schemaOf(kind: Kind): z.ZodType {
  const schemas: Record<string, z.ZodType> = { ...COLLECTIONS, ...SINGLETONS }
  return asType(schemas[kind])
}

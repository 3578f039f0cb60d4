import { z } from 'zod'
import type { Problem } from './problem.ts'
import { COLLECTIONS, SINGLETONS } from './schemas/index.ts'
import { asType, metaOf, unwrap } from './schemas/schema-introspection.ts'

/** Which schema a file below content/ has: `jobs` for `jobs/devops-engineer.yaml`. Undefined when it has none. */
export function kindOf(path: string): keyof typeof COLLECTIONS | keyof typeof SINGLETONS | undefined {
  const [, folder, file] = /^(?:([a-z-]+)\/)?([a-z0-9-]+)\.yaml$/.exec(path) ?? []
  const kinds = folder ? Object.keys(COLLECTIONS) : Object.keys(SINGLETONS)
  const kind = folder ?? file ?? ''
  return isKind(kind) && kinds.includes(kind) ? kind : undefined
}

function isKind(name: string): name is keyof typeof COLLECTIONS | keyof typeof SINGLETONS {
  return name in COLLECTIONS || name in SINGLETONS
}

/** The schema of a kind of file. */
export function schemaOf(kind: keyof typeof COLLECTIONS | keyof typeof SINGLETONS): z.ZodType {
  const schemas: Record<string, z.ZodType> = { ...COLLECTIONS, ...SINGLETONS }
  return asType(schemas[kind])
}

/** A dotted field in the words of the form: `steps.1.time` → `How it goes 2 › Time`. */
export function fieldName(schema: z.ZodType, dotted: string): string {
  const names: string[] = []
  let here: z.ZodType | undefined = schema
  for (const step of dotted.split('.')) {
    const parent: z.ZodType | undefined = here && unwrap(here)
    if (parent instanceof z.ZodObject && step in parent.shape) {
      here = asType(parent.shape[step])
      names.push(metaOf(here).title ?? step)
    } else if (parent instanceof z.ZodArray) {
      here = asType(parent.element)
      const list = names.pop()
      names.push(list ? `${list} ${Number(step) + 1}` : `${Number(step) + 1}`)
    } else {
      here = parent instanceof z.ZodRecord ? asType(parent.valueType) : undefined
      names.push(step)
    }
  }
  return names.join(' › ')
}

/** A problem for somebody who looks at the form: the field by its label, without file and line. */
export function describeInForm(schema: z.ZodType, { field, expected, got, suggestion }: Problem): string {
  const name = field.startsWith('(') ? 'The file' : fieldName(schema, field)
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  return `${name}: expected ${expected}, got ${got}.${hint}`
}

import { z } from 'zod'
import type { Problem } from './problem.ts'
import { asType, metaOf, unwrap } from './schemas/schema-introspection.ts'
import { valueAt } from './traverse.ts'

/** The labels of a dotted path: `steps.1.time` → `How it goes 2 › Duration`. */
function fieldName(schema: z.ZodType, dotted: string, value?: unknown): string {
  const names: string[] = []
  let current: z.ZodType | undefined = schema
  let part = value
  for (const step of dotted.split('.')) {
    const parent: z.ZodType | undefined = current && unwrap(current, part)
    part = valueAt(part, [/^\d+$/.test(step) ? Number(step) : step])
    if (parent instanceof z.ZodObject && step in parent.shape) {
      current = asType(parent.shape[step])
      names.push(metaOf(current).title ?? step)
    } else if (parent instanceof z.ZodArray) {
      current = asType(parent.element)
      const list = names.pop()
      names.push(list ? `${list} ${Number(step) + 1}` : `${Number(step) + 1}`)
    } else {
      current = parent instanceof z.ZodRecord ? asType(parent.valueType) : undefined
      names.push(step)
    }
  }
  return names.join(' › ')
}

/** Formats a problem for the visual editor: with the field's labels, without file and line. */
export function describeInForm(
  schema: z.ZodType,
  { field, expected, got, suggestion }: Problem,
  value?: unknown,
): string {
  const name = field.startsWith('(') ? 'The file' : fieldName(schema, field, value)
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  return `${name}: expected ${expected}, got ${got}.${hint}`
}

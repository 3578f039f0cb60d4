import type { z } from 'zod'
import { TO_DO } from '../../lib/content/sample-content.ts'
import { limitsOf } from './transform-by-schema.ts'

/** In a shorter text nothing is said but that it is to be written. */
const MIN_EXPLAINED = 40

/** Returns texts that say what to write in their place. Each has a number, because some fields must differ. */
export function toDoTexts(): (schema: z.ZodType, help: string) => string {
  let count = 0
  return (schema, help) => {
    const { min, max } = limitsOf(schema)
    const short = `${TO_DO} ${++count}`
    if (max < MIN_EXPLAINED) return short.length <= max ? short : TO_DO.slice(0, max)
    const cut = `${short}: ${help}`.slice(0, max + 1)
    return (cut.length > max ? cut.replace(/\s+\S*$/, '') : cut).padEnd(min, '.')
  }
}

import type { z } from 'zod'
import { limitsOf, metaOf } from '../../lib/content/schemas/schema-introspection.ts'
import { TO_DO } from '../../lib/content/to-do.ts'

/** A shorter text says the label of its field only, or nothing but that it is to be written. */
const MIN_EXPLAINED = 60

/** Returns texts that say what to write in their place. Each has a number, because some fields must differ, after `count`. */
export function toDoTexts(count = 0): (schema: z.ZodType, help: string) => string {
  let number = count
  return (schema, help) => {
    const { title } = metaOf(schema)
    const { min, max } = limitsOf(schema)
    const short = `${TO_DO} ${++number}`
    const cut = `${short}: ${help}`.slice(0, max + 1)
    const long = (cut.length > max ? cut.replace(/\s+\S*$/, '') : cut).padEnd(min, '.')
    const texts = [...(max >= MIN_EXPLAINED ? [long] : []), ...(title ? [`${short}: ${title}`] : []), short]
    return texts.find((text) => text.length <= max) ?? TO_DO
  }
}

/** Narrow enough for the code of a technology page, and as short as a slide may be. */
export const TO_DO_CODE = `// ${TO_DO}: a few lines of code
// that show how you write it,
// at most 40 characters wide
`

/** The highest number of such a text in `content`. */
export const lastToDo = (content: unknown): number =>
  Math.max(
    0,
    ...[...JSON.stringify(content).matchAll(new RegExp(`${TO_DO} (\\d+)`, 'g'))].map(([, number]) => Number(number)),
  )

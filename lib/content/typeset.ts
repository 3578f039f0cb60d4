import { keepTogether, PLAIN } from './keep-together.ts'
import type { FieldPath } from './problem.ts'

/** One heading is quoted from the specification as it is. */
const AS_WRITTEN = [...PLAIN, 'noFit']

const OPENING = /(?<=^|[\s([—–/])(['"])/g

/** A text as a printer sets it: apostrophes and quotation marks that lean, numbers beside their units. */
export function typeset(text: string, path: FieldPath = []): string {
  const together = keepTogether(text, path)
  if (path.some((step) => AS_WRITTEN.includes(String(step)))) return together
  return together
    .replace(OPENING, (_, mark: string) => (mark === '"' ? '“' : '‘'))
    .replaceAll('"', '”')
    .replaceAll("'", '’')
}

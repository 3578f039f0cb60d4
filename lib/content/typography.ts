import { keepTogether } from './non-breaking-spaces.ts'
import type { FieldPath } from './problem.ts'

/** Code, the subject of a message, and one heading that is quoted from the specification as it is. */
const AS_WRITTEN = ['source', 'contactSubject', 'noFit']

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

/** The keys and list indices of a value in a file, outermost first. */
export type FieldPath = readonly (string | number)[]

/** The path of a field as problems name it: `items.2.title`. */
export const parseFieldPath = (field: string): FieldPath =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

export type Problem = {
  /** Relative to the project: `content/jobs/harbour-master.yaml`. */
  file: string
  /** The first line is 1. */
  line: number
  /** The dotted path of the field, or `(file)` or `(folder)`. */
  field: string
  expected: string
  got: string
  suggestion?: string | undefined
}

/** A problem of a whole file. */
export function fileProblem(file: string, expected: string, got: string): Problem {
  return { file, line: 1, field: '(file)', expected, got }
}

/** One line for one problem: `content/jobs/a.yaml:12  location  expected …, got …; did you mean "…"?` */
export function formatProblem({ file, line, field, expected, got, suggestion }: Problem): string {
  const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`
  return `${file}:${line}  ${field}  expected ${expected}, got ${got}${hint}`
}

/** Thrown for invalid content. It contains every problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.map(formatProblem).join('\n')}`)
    this.problems = problems
  }
}

/** The tenth item of a list is behind the ninth. */
const order = new Intl.Collator('en', { numeric: true })

/** Sorts by file, line and field. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) => order.compare(a.file, b.file) || a.line - b.line || order.compare(a.field, b.field),
  )
}

const MAX_QUOTE_LENGTH = 48

/** Describes a value without YAML terms. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value === '' ? 'an empty text' : quote(value)
  if (typeof value === 'number') return `the number ${value}`
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`
  if (typeof value === 'object') return 'a group of fields'
  return String(value)
}

/** Spaces that look like plain ones, what terminals obey, and what nobody sees, without the parts of emojis and of scripts that need joiners. */
const LOOKS_RIGHT = /(?! )\s|\p{Cc}|(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu

export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Quotes a text on one line, shortened to 48 characters, with its spaces and the names of those that cannot be seen. */
export function quote(value: string): string {
  const line = value
    .replace(/ *[\r\n][ \t\r\n]*|\t/g, ' ')
    .replace(LOOKS_RIGHT, (character) => `[${codePoint(character)}]`)
  return line.length > MAX_QUOTE_LENGTH ? `"${line.slice(0, MAX_QUOTE_LENGTH - 1)}…"` : `"${line}"`
}

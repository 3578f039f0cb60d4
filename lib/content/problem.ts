/** Where a value stands inside a file: keys and list indices, outermost first. */
export type FieldPath = readonly (string | number)[]

/** One thing that an editor has to put right. */
export type Problem = {
  /** Path from the root of the project: `content/jobs/devops-engineer.yaml`. */
  file: string
  /** Counted from 1. */
  line: number
  /** Dotted path of the field, or `(file)` and `(folder)` when no field is meant. */
  field: string
  expected: string
  got: string
  /** What was probably meant. */
  suggestion?: string | undefined
}

/** One line for one problem: `content/jobs/a.yaml:12  location  expected …, got …; did you mean "…"?` */
export function formatProblem({ file, line, field, expected, got, suggestion }: Problem): string {
  const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`
  return `${file}:${line}  ${field}  expected ${expected}, got ${got}${hint}`
}

/** Thrown when content is not fit to be built; carries every problem, not the first one only. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    super(`${count} in the content:\n${problems.map(formatProblem).join('\n')}`)
    this.problems = problems
  }
}

/** In the order in which an editor would read the files. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.field, b.field))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const LONGEST_QUOTE = 48

/** A value in words that need no knowledge of YAML. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value === '' ? 'an empty text' : quote(value)
  if (typeof value === 'number') return `the number ${value}`
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`
  if (typeof value === 'object') return 'a group of fields'
  return String(value)
}

/** Quoted, on one line, shortened so that a problem stays one line. */
export function quote(value: string): string {
  const line = value.replace(/\s+/g, ' ')
  return line.length > LONGEST_QUOTE ? `"${line.slice(0, LONGEST_QUOTE - 1)}…"` : `"${line}"`
}

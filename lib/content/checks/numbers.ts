import { type Problem, quote } from '../problem.ts'
import type { ContentFile } from '../read-files.ts'
import { walk } from '../traverse.ts'

/** YAML also reads 0x1F as 31 and 1e3 as 1000, and its versions differ on 012: 12 or 10. */
const DIGITS = /^[-+]?(?!0\d)\d*\.?\d*$/

/** A problem for each number of a file that is not written in digits. */
export function numberProblems({ source, value: data }: Pick<ContentFile, 'source' | 'value'>): Problem[] {
  const problems: Problem[] = []
  walk(data, (value, path) => {
    const written = typeof value === 'number' ? source.unquoted(path) : undefined
    if (written !== undefined && !DIGITS.test(written))
      problems.push(source.problem(path, `a number in digits, such as ${value}`, quote(written)))
  })
  return problems
}

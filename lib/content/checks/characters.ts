import { quote } from '../problem.ts'
import { walk } from '../traverse.ts'
import type { Check } from './check.ts'

/**
 * Control characters other than tab and line feed, halves of characters, line and paragraph separators, byte order marks,
 * what stands for an unreadable byte, and the controls of writing direction, which change what the text beside them looks
 * like.
 */
const REFUSED =
  /(?![\t\n])\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|[\ufeff\ufff9-\ufffd]|\p{Noncharacter_Code_Point}|\p{Bidi_Control}/u

/** No text or name of a field may contain a character that nobody can see and that a page cannot show. */
export const checkCharacters: Check = ({ raw }) =>
  raw.flatMap(({ source, value: data }) => {
    const problems: ReturnType<typeof source.problem>[] = []
    walk(data, (value, path) => {
      for (const text of [value, path.at(-1)]) {
        const [found] = typeof text === 'string' ? (REFUSED.exec(text) ?? []) : []
        if (found === undefined) continue
        const point = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
        const visible = String(text).replace(new RegExp(REFUSED, 'gu'), '□')
        problems.push(
          source.problem(
            path,
            'a text without control characters and unreadable ones',
            `U+${point} in ${quote(visible)}`,
          ),
        )
      }
    })
    return problems
  })

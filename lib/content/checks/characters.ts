import { isVisible } from '../../plain-text.ts'
import { codePoint, quote } from '../problem.ts'
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
        if (typeof text !== 'string') continue
        const [found] = REFUSED.exec(text) ?? []
        if (found === undefined) {
          // Spaces at the ends are refused by the schemas.
          if (text !== '' && !isVisible(text) && text === text.trim())
            problems.push(
              source.problem(path, 'a text that can be seen', `only ${[...new Set(text)].map(codePoint).join(', ')}`),
            )
          continue
        }
        const visible = text.replace(new RegExp(REFUSED, 'gu'), '□')
        problems.push(
          source.problem(
            path,
            'a text without control characters and unreadable ones',
            `${codePoint(found)} in ${quote(visible)}`,
          ),
        )
      }
    })
    return problems
  })

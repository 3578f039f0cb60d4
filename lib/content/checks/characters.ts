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

/** The bytes 0x80 to 0x9f in the encoding that Windows calls ANSI. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const FOLLOWING = `[\u0080-\u00bf${WINDOWS_1252}]`
const SEQUENCES = new RegExp(`(?:[\u00c2-\u00f4]${FOLLOWING}{1,3})+`, 'gu')
/**
 * Two characters of which no language writes the second behind the first, within a word or at all, or two such pairs: "É”" is
 * French. "Â" and a no-break space were one such space, and "ï»¿" a byte order mark.
 */
const MISREAD = new RegExp(
  [
    `[ÂÃ][¡-ª¬-º¼-¿€ƒ†-‰ŒœŠšŸŽž]|Ã[„–](?=\\p{Ll})|â[€‚„†-‰]|ðŸ|(?:[\u00c2-\u00f4]${FOLLOWING}{1,3}){2}`,
    `Â\u00a0|Ã\u00a0(?=[ \\p{Ll}])|ï»¿|(?<=\\p{Ll})[ÄÅ]${FOLLOWING}(?=\\p{Ll})`,
  ].join('|'),
  'u',
)

/** The text that was meant by UTF-8 that a program has read as Windows-1252 and saved again, such as "MÃ¼ller". */
function asUtf8(text: string): string {
  if (!MISREAD.test(text)) return text
  return text.replace(SEQUENCES, (found) => {
    const bytes = [...found].map((character) => {
      const index = WINDOWS_1252.indexOf(character)
      return index < 0 ? character.charCodeAt(0) : 0x80 + index
    })
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    } catch {
      return found
    }
  })
}

/** No text or name of a field may contain a character that nobody can see and that a page cannot show. */
export const checkCharacters: Check = ({ raw }) =>
  raw.flatMap(({ source, value: data }) => {
    const problems: ReturnType<typeof source.problem>[] = []
    walk(data, (value, path) => {
      for (const text of [value, path.at(-1)]) {
        if (typeof text !== 'string') continue
        const meant = asUtf8(text)
        if (meant !== text)
          problems.push(
            source.problem(path, `a text that no program has read in another encoding: ${quote(meant)}`, quote(text)),
          )
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

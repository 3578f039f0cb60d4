import { parse } from 'yaml'
import { quote } from './problem.ts'
import { bracketOf, isQuoted, type YamlToken } from './yaml-tokens.ts'

/** A text that YAML would read as something else, and omit in part. `offset` is where that begins. */
export type LostText = { offset: number; expected: string; got: string }

/** YAML takes these spaces for letters, and editors show them like plain ones. */
export const OTHER_SPACES = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000'
const OTHER_SPACE = new RegExp(`^(?:-|[\\w-]+:)?([${OTHER_SPACES}])`)

/** What office programs write before the items of a list. */
export const BULLETS = '•‣⁃∙●○◦■□▪▫'
const APPENDED = new RegExp(`\\n[ \\t]+([-${BULLETS}] .*)`)

/** Quotation marks that YAML takes for letters, so that the text ends at its colon or comma. */
export const OPEN_MARK = /^[“„«][^“”»]*$/

export const BACKSLASH = ['single quotes around a text with a backslash', 'a backslash in double quotes'] as const

const SIGNS: Readonly<Record<string, string>> = { anchor: '&', alias: '*', tag: '!', 'explicit-key-ind': '?' }

/**
 * The texts of which YAML omits a part without an error: those that begin with `&`, `*`, `!` or `? `, and those with ` #`. And
 * list items that it appends to the text before them, because they are indented more; and what it takes for names of
 * fields in braces: the end of `60,000`, what follows the comma of a text without quotes, and all of `min:5`.
 */
export function lostTexts(text: string, tokens: readonly YamlToken[]): LostText[] {
  const significant = tokens.filter(
    ({ type }) => !/^(space|newline|comment|byte-order-mark|block-scalar-header)$/.test(type),
  )
  const startOfLine = (offset: number) => text.lastIndexOf('\n', offset - 1) + 1
  const columnOf = ({ offset }: YamlToken) => offset - startOfLine(offset)

  /** Whether nothing but the comment follows the colon or hyphen at `index`. */
  const isEmptyValue = (index: number) => {
    const [indicator, next] = [significant[index], significant[index + 1]]
    const owner = indicator?.type === 'seq-item-ind' ? indicator : significant[index - 1]
    if (!next || !owner) return true
    const isList = owner !== indicator && next.type === 'seq-item-ind' && columnOf(next) === columnOf(owner)
    return columnOf(next) <= columnOf(owner) && !isList
  }

  const isLost = ({ offset, source }: YamlToken): boolean => {
    const index = significant.findLastIndex((token) => token.offset < offset)
    const before = significant[index]
    if (!before) return false
    const isText = isQuoted(before) || (before.type === 'scalar' && typeof parse(before.source) === 'string')
    const isSameLine = startOfLine(offset) <= before.offset + before.source.length
    const isValue = isText || before.type === 'block-scalar'
    if (!isSameLine) return isValue && /^#\S/.test(source) && columnOf(before) > 0 && isDeeper(offset, index)
    return isText || (/^(map-value|seq-item)-ind$/.test(before.type) && isEmptyValue(index))
  }

  /** Whether the line of the comment continues the text at `index`, because it is indented more than its field. */
  const isDeeper = (offset: number, index: number) => {
    const owner = significant[index - 1]?.type === 'map-value-ind' ? significant[index - 2] : significant[index - 1]
    return owner !== undefined && offset - startOfLine(offset) > columnOf(owner)
  }

  const isInBraces = (index: number) => {
    let depth = 0
    for (const token of significant.slice(0, index).reverse()) {
      depth += bracketOf(token)
      if (depth > 0) return token.type === 'flow-map-start'
    }
    return false
  }

  /** Whether a colon or a comma ends the text at `offset`. */
  const isCutOff = (offset: number) => {
    const next = significant[significant.findIndex((token) => token.offset === offset) + 1]
    return next?.type === 'map-value-ind' || next?.type === 'comma'
  }

  /** What is wrong with the comma or the name at `index` in braces. */
  const misread = ({ type, offset, source }: YamlToken): LostText | undefined => {
    if (type !== 'comma' && type !== 'scalar') return undefined
    const index = significant.findIndex((other) => other.offset === offset)
    const before = significant[index - 1]
    const [amount] = (type === 'comma' && /^\d+,\d+(?=\s*[,}])/.exec(text.slice(before?.offset))) || []
    // One alone is a placeholder: {claim:ports}.
    const beside = [before?.type, significant[index + 1]?.type]
    const isName = type === 'scalar' && beside.includes('comma') && !beside.includes('map-value-ind')
    if ((!amount && !isName) || !isInBraces(index)) return undefined
    if (amount)
      return {
        offset,
        expected: 'a number without separators, a text in quotes, or a space after the comma',
        got: quote(amount),
      }
    if (/^[^:]+:\S/.test(source)) return { offset, expected: 'a space after a colon', got: quote(source) }
    if (before?.type !== 'comma')
      return { offset, expected: 'a name and a colon before each value in braces', got: quote(source) }
    return { offset, expected: 'quotes around a text with a comma in it', got: quote(`, ${source}`) }
  }

  return tokens.flatMap((token) => {
    const { type, offset, source } = token
    const mistake = misread(token)
    if (mistake) return [mistake]
    const [, space] = (type === 'scalar' && OTHER_SPACE.exec(source)) || []
    if (space) {
      const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return [
        { offset, expected: 'plain spaces, or quotes around the text', got: `a space of another kind (U+${code})` },
      ]
    }
    if (type === 'scalar' && OPEN_MARK.test(source) && isCutOff(offset))
      return [{ offset, expected: 'straight quotes (") around the text', got: quote(source) }]
    const sign = SIGNS[type]
    const [rest = ''] = text.slice(offset).split('\n')
    const appended = type === 'scalar' ? APPENDED.exec(source) : null
    if (appended) {
      const [line, item = ''] = appended
      const expected = 'a hyphen right below that of the list item before it'
      return [{ offset: offset + appended.index + line.indexOf(item), expected, got: quote(item.trimEnd()) }]
    }
    if (type === 'alias' && /^\*\s/.test(rest) && text.slice(startOfLine(offset), offset).trim() === '')
      return [{ offset, expected: 'a hyphen and a space before each item of a list', got: quote(rest.trimEnd()) }]
    if (sign !== undefined) {
      const before = significant.findLast((other) => other.offset < offset)
      const isBehindQuotes = before !== undefined && isQuoted(before) && startOfLine(offset) <= before.offset
      const expected = isBehindQuotes ? 'quotes around the whole text' : `quotes around a text that begins with ${sign}`
      return [{ offset, expected, got: quote(rest.trimEnd()) }]
    }
    // The parser takes the quote behind a backslash for the end, where the next line begins another field.
    if (type === 'double-quoted-scalar' && /(?<!\\)(?:\\\\)*\\"$/.test(source))
      return [{ offset, expected: BACKSLASH[0], got: BACKSLASH[1] }]
    // The digit of ">5" is read as an indentation.
    const block = type === 'block-scalar-header' && /\d/.test(source) && tokens.find((other) => other.offset === offset)
    if (block && block.source.trim() === '')
      return [{ offset, expected: 'quotes around a text that begins with > or |', got: quote(source) }]
    if (type !== 'comment' || !isLost(token)) return []
    const expected = 'quotes around a text with # in it, or a comment on a line of its own'
    return [{ offset, expected, got: quote(source.trimEnd()) }]
  })
}

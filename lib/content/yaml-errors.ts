import type { LineCounter, YAMLError } from 'yaml'
import { codePoint, type Problem } from './problem.ts'
import { BACKSLASH, BULLETS, type LostText, lostTexts, OTHER_SPACES } from './yaml-lost-text.ts'
import { depthOf, quotedBefore, type YamlToken, yamlTokens } from './yaml-tokens.ts'

type Advice = readonly [expected: string, got: string]

const CONFLICT: Advice = ['one of the two versions, without the lines of git', 'a conflict']
/** A line that git writes where two versions differ. */
const MARKER = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/m
const OPEN_QUOTE: Advice = ['a quote that closes the text', 'a text that is still open at the end of its line']
const COLUMN: Advice = ['the fields of one group, and the items of one list, in one column', 'a line out of column']
const APOSTROPHE: Advice = ['double quotes around a text with an apostrophe', 'an apostrophe that ends the text']
const COLON: Advice = [
  'quotes around a text that has a colon and a space in it',
  'a colon in a line that continues a text',
]

const COMMA: Advice = ['a comma between things in brackets', 'two of them without one']
const OUTSIDE: Advice = ['spaces before each line in brackets, more than before the name of the field', 'fewer or none']
const HYPHEN: Advice = ['a list in brackets or one with hyphens', 'both at once']
const BLOCK: Advice = [
  'all lines of a text below | or > equally far in, or a colon and a space after the name of a field',
  'a line that is neither',
]
const END: Advice = [
  'nothing behind a value, as lines end by themselves',
  'a comma or a semicolon at the end of a line',
]
const TAB: Advice = ['spaces at the beginning of a line', 'a tab']
const NO_LIST: Advice = ['a hyphen only before the items of a list, below its name', 'one before something else']

/** What no editor shows: other characters than spaces, of which some end a line in other programs. */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** What some editors show as the end of a line, and YAML takes for a letter. */
const OTHER_BREAK = /[\v\f\u0085\u2028\u2029]/

/** What editors and office programs write in place of YAML's signs, at the beginning of a line. */
const LINES: [pattern: RegExp, ...Advice][] = [
  [
    new RegExp(`^\\s*(?:(?!-)[\\p{Pd}·−${BULLETS}]|[*+](?=\\s)|-(?=[^\\s-]))`, 'u'),
    'a hyphen and a space before each item of a list',
    'another sign, or no space',
  ],
  [/^\s*(?:\/[/*]|<!--|;)/, '# before a comment', 'another sign'],
  [/^\s*[\w-]+\s*[：﹕]/, 'a colon and a space after the name of each field', 'a colon of another width'],
  [/^\s*(?:- )?[\w-]+(?::|\s*)[{[]/, 'a colon and a space after the name of each field', 'a bracket without them'],
]

/** Expected and actual YAML without YAML terms, by the message of the parser. The first match is used. */
const MESSAGES: [pattern: RegExp, ...Advice][] = [
  [/^Map keys must be unique/, 'each field once', 'a field that stands here a second time'],
  [
    /end with a [\]}]|flow-(seq|map)-end/,
    'brackets that are opened and closed in pairs',
    'a bracket without its partner, here or above',
  ],
  [/^Missing closing/, ...OPEN_QUOTE],
  [/^Unexpected block-seq-ind/, 'quotes around a text that begins with a hyphen', 'a hyphen behind a colon'],
  [/^Not a YAML token|^Block scalar header/, 'quotes around a text that begins with > or |', 'a text behind that sign'],
  [/at node end$/, 'quotes around the whole text', 'more text behind a quote or a bracket'],
  [
    /^Block collections are not allowed/,
    'a comma between things in brackets, and quotes around a text that has a colon and a space in it',
    'a second colon',
  ],
  [/^Missing , /, ...COMMA],
  [/^Unexpected , in/, 'one comma between things in brackets', 'a comma without a thing before it'],
  [
    /^Implicit keys need|^Implicit map keys need/,
    'a colon and a space after the name of each field',
    'a line without them',
  ],
  [
    /^Nested mappings|^Nested maps/,
    'one field on a line, and quotes around a text that has a colon and a space in it',
    'a second colon',
  ],
  [/^A block sequence/, ...COLUMN],
  [/^Block scalar values .*must be indented/, 'spaces before each line of a text below | or >', 'a tab or no spaces'],
  [/^Tabs? /i, ...TAB],
  [/same column|indent|^Sequence item without/i, ...COLUMN],
  [/^Comments must be separated/, 'quotes around a text that has # in it', 'a # outside quotes'],
  [
    /^Plain value cannot start|reserved|cannot be an empty string/,
    'quotes around a text',
    'a text that begins with a sign YAML keeps for itself',
  ],
  [/^Invalid escape/, ...BACKSLASH],
  [/^Missing directives-end/, '# before a comment', 'a line that begins with %'],
  [/^Block collection cannot start/, 'the first field on the line below "---"', 'one behind it'],
  [/contains multiple documents/, 'one document in a file', 'a second one after "---" or "..."'],
]

/** What a text needs to have to be lost; the others are not read a second time. */
const MAY_BE_LOST = new RegExp(
  [
    /(^|[\s[{,])([&*]\S|!|\?\s)|[“„«]|\d,\d|\\"[ \t]*$|\{[^{}]*,[^{}:]*[,}]|[{,][ \t]*[^\s"':,]+:[^\s,]|\S[ \t]+#/
      .source,
    `[${OTHER_SPACES}]|^[ \\t]+#\\S|[>|][+-]?\\d|^([ \\t]*)- .*[^:\\s]\\n\\3[ \\t]+[-${BULLETS}] `,
  ].join('|'),
  'm',
)

const DUPLICATE = 'DUPLICATE_KEY'

/**
 * All texts that YAML omits in part and all duplicate fields, or the first syntax error where that is earlier, because what
 * follows may be its consequence.
 */
export function syntaxProblems(
  file: string,
  text: string,
  errors: readonly YAMLError[],
  lines: LineCounter,
): Problem[] {
  if (errors.length === 0 && !MAY_BE_LOST.test(text)) return []
  const tokens = yamlTokens(text)
  const problem = ({ offset, ...advice }: LostText): Problem => {
    return { file, line: lines.linePos(offset).line, field: '(file)', ...advice }
  }
  const explained = (error: YAMLError) => problem(explain(error, text, tokens))
  const lost = lostTexts(text, tokens)
    .map(problem)
    .filter((one, index, all) => index === 0 || all[index - 1]?.line !== one.line)
  const error = errors.find(({ code }) => code !== DUPLICATE)
  const first = error && explained(error)
  const before = first ? lost.filter(({ line }) => line <= first.line).slice(0, 1) : lost
  const found = [...(first && before.length === 0 ? [first] : before)]
  const duplicates = errors.filter(({ code }) => code === DUPLICATE).map(explained)
  const isNew = ({ line }: Problem) => (!first || line < first.line) && found.every((other) => other.line !== line)
  return [...found, ...duplicates.filter(isNew)]
}

function explain(error: YAMLError, text: string, tokens: readonly YamlToken[]): LostText {
  const [start] = error.pos
  const [, expected, got] = MESSAGES.find(([pattern]) => pattern.test(error.message)) ?? [
    undefined,
    'correct YAML',
    `"${error.message.split('\n')[0]}"`,
  ]
  const advise = (offset: number, advice: Advice = [expected, got]): LostText => {
    return { offset, expected: advice[0], got: advice[1] }
  }
  // The parser may stumble far from it, such as at the quote of a text that it is in.
  const marker = text.search(MARKER)
  if (marker >= 0) return advise(marker, CONFLICT)
  const quoted = quotedBefore(tokens, start)
  if (quoted && /^Missing closing/.test(error.message)) return advise(quoted.offset)
  if (quoted && text.slice(quoted.offset + quoted.source.length, start).trim() === '') {
    // The text ends at the quote that was to begin a later one.
    if (quoted.source.includes('\n')) return advise(quoted.offset, OPEN_QUOTE)
    const [rest = ''] = text.slice(start).split('\n')
    const isApostrophe = (text[start - 1] === "'" && /^[\p{L}\p{N}]/u.test(rest)) || /'\s*$/.test(rest)
    if (quoted.source.endsWith("'") && isApostrophe) return advise(start, APOSTROPHE)
  }
  if (/at node end$/.test(error.message) && /^\s*[,;]\s*(?:\n|$)/.test(text.slice(start))) return advise(start, END)
  const inBrackets = depthOf(tokens.filter(({ offset }) => offset < start)) > 0
  if (inBrackets && error.code === 'BAD_INDENT' && isClosed(text.slice(start))) return advise(start, OUTSIDE)
  if (inBrackets && error.code === 'BLOCK_IN_FLOW' && text[start] === '-') return advise(start, HYPHEN)
  if (inBrackets && error.code === 'MULTILINE_IMPLICIT_KEY') return advise(start, COMMA)
  const startOfLine = text.lastIndexOf('\n', start - 1) + 1
  const [ownLine = ''] = text.slice(startOfLine).split('\n', 1)
  if (/^ *\t/.test(ownLine) && /column/.test(expected)) return advise(start, TAB)
  const invisible = /^Implicit/.test(error.message)
    ? INVISIBLE
    : /^Nested/.test(error.message)
      ? OTHER_BREAK
      : undefined
  const [hidden] = invisible?.exec(ownLine) ?? []
  if (hidden) return advise(start, ['a line without characters that nobody sees', codePoint(hidden)])
  const sign = /^Implicit|^Nested|same column/.test(error.message)
    ? LINES.find(([pattern]) => pattern.test(ownLine))
    : undefined
  if (sign) return advise(start, [sign[1], sign[2]])
  const before = tokens.findLast(({ type, offset }) => offset < startOfLine && !/^(space|newline|comment)$/.test(type))
  const isBelowBlock = before?.type.startsWith('block-scalar') && !/^\s*[\w-]+:/.test(ownLine)
  if (isBelowBlock && (expected === COLUMN[0] || /^Implicit/.test(error.message))) return advise(start, BLOCK)
  // What is indented more than the first field of a group continues its text: the next field, or a second line of the text.
  const colon = /^Nested map|^Implicit keys/.test(error.message) ? text.slice(start).search(/:(\s|$)/) : -1
  const line = text.lastIndexOf('\n', start + colon) + 1
  const isField = /^\s*[\w-]+:/.test(text.slice(line))
  if (line > start && !isField) return advise(line, COLON)
  if (line > start && /^Nested map/.test(error.message)) return advise(line, COLUMN)
  if (/^Implicit/.test(error.message) && /^\s*-\s/.test(ownLine)) return advise(start, NO_LIST)
  if (/at node end$/.test(error.message) && text.slice(startOfLine, start).trim() === '') return advise(start, COLUMN)
  // A missing bracket is reported at the next token, so the end of the previous text is used.
  const isReportedLate = error.code === 'BAD_INDENT' && /end with a/.test(error.message)
  return advise(isReportedLate ? Math.max(0, text.slice(0, start).trimEnd().length - 1) : start)
}

/** Whether what follows an opening bracket has its partner. */
function isClosed(text: string): boolean {
  let depth = 1
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += '[{'.includes(bracket) ? 1 : -1
    if (depth === 0) return true
  }
  return false
}

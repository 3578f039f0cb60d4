import type { LineCounter, YAMLError } from 'yaml'
import type { Problem } from './problem.ts'

/** Expected and actual YAML without YAML terms, by the message of the parser. The first match is used. */
const MESSAGES: [pattern: RegExp, expected: string, got: string][] = [
  [/^Map keys must be unique/, 'each field once', 'a field that stands here a second time'],
  [
    /end with a [\]}]|flow-(seq|map)-end/,
    'brackets that are opened and closed in pairs',
    'a bracket without its partner, here or above',
  ],
  [/^Missing closing/, 'a quote that closes the text', 'a text that is still open here'],
  [
    /^Block collections are not allowed|^Missing , |^Unexpected scalar/,
    'a comma between things in brackets',
    'two of them without one',
  ],
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
  [/^A block sequence/, 'a hyphen before each item of the list', 'an item or a field in the wrong place'],
  [/same column|indent/i, 'the fields of one group, and the items of one list, in one column', 'a line out of column'],
  [/^Tabs? /i, 'spaces at the beginning of a line', 'a tab'],
  [/^Comments must be separated/, 'quotes around a text that has # in it', 'a # outside quotes'],
  [
    /^Plain value cannot start|reserved/,
    'quotes around a text',
    'a text that begins with a sign YAML keeps for itself',
  ],
  [/^Invalid escape/, 'single quotes around a text with a backslash', 'a backslash in double quotes'],
  [/contains multiple documents/, 'one document in a file', 'a second one after "---"'],
]

const DUPLICATE = 'DUPLICATE_KEY'

/** The first syntax error, because later ones may be its consequences, and all duplicate fields. */
export function syntaxProblems(
  file: string,
  text: string,
  errors: readonly YAMLError[],
  lines: LineCounter,
): Problem[] {
  const first = errors.find(({ code }) => code !== DUPLICATE)
  return errors
    .filter((error) => error === first || error.code === DUPLICATE)
    .map((error) => {
      const [, expected, got] = MESSAGES.find(([pattern]) => pattern.test(error.message)) ?? [
        undefined,
        'correct YAML',
        `"${error.message.split('\n')[0]}"`,
      ]
      return { file, line: lines.linePos(positionOf(error, text)).line, field: '(file)', expected, got }
    })
}

/** The parser reports a missing bracket or quote at the next token, so the end of the previous text is used. */
function positionOf(error: YAMLError, text: string): number {
  const [start] = error.pos
  const isReportedLate = error.code === 'BAD_INDENT' || error.code === 'MISSING_CHAR'
  return isReportedLate && /end with a|closing/.test(error.message)
    ? Math.max(0, text.slice(0, start).trimEnd().length - 1)
    : start
}

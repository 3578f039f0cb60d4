import { z } from 'zod'
import { withoutInvisible } from '../plain-text.ts'
import { didYouMean, nearestNames } from './did-you-mean.ts'
import { describeValue, type FieldPath, type Problem, parseFieldPath, quote } from './problem.ts'
import { children, isOptional, membersOf, metaOf, schemaAt, unwrap } from './schemas/schema-introspection.ts'
import { isRecord, valueAt } from './traverse.ts'
import type { YamlSource } from './yaml-read.ts'

type Issue = z.core.$ZodIssue

/** Converts zod's issues to problems without zod's terms. */
export function zodProblems(
  issues: readonly Issue[],
  schema: z.ZodType,
  value: unknown,
  source: YamlSource,
): Problem[] {
  const wrongTypes = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.'))
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys, pathOf(issue), schema, value, source) : [],
  )
  const misspelt = unknown.flatMap(({ field, suggestion }) =>
    suggestion ? [[...parseFieldPath(field).slice(0, -1), suggestion].join('.')] : [],
  )
  const others = issues.flatMap((issue) => {
    // zod counts the items of a list where a text is expected.
    if (/^too_/.test(issue.code) && wrongTypes.includes(issue.path.join('.'))) return []
    const path = pathOf(issue)
    const got = valueAt(value, path)
    if (issue.code === 'unrecognized_keys' || (got === undefined && misspelt.includes(path.join('.')))) return []
    const suggestion = typeof got === 'string' ? nearest(got, allowedValues(issue)) : undefined
    const unquoted = issue.code === 'invalid_type' && issue.expected === 'string' ? source.unquoted(path) : undefined
    const field = schemaAt(schema, path, value)
    const form = (unquoted && field && quoted(unquoted, got, field)) || expectation(issue, got, field)
    const expected = got === null && field && isOptional(field) ? `${form}, or no such field` : form
    const infinite = typeof got === 'number' && !Number.isFinite(got) ? source.unquoted(path) : undefined
    return source.problem(path, expected, infinite ? quote(infinite) : describeGot(issue, got), suggestion)
  })
  return [...unknown, ...others]
}

/** What a value without quotes should be, where a text is expected. */
function quoted(written: string, got: unknown, schema: z.ZodType): string | undefined {
  // No name is written with brackets, or is null.
  if (metaOf(schema).references && typeof got === 'object') return got ? 'one name, without brackets' : undefined
  // Quotes alone would not do where a text has a form.
  return (
    formOf(schema, written) ??
    `a text in quotes: ${written.includes('"') ? `'${written.replaceAll("'", "''")}'` : `"${written}"`}`
  )
}

/** The form that `text` lacks, such as that of a day. */
const formOf = (schema: z.ZodType, text: string): string | undefined =>
  schema.safeParse(text).error?.issues.find(({ code }) => !/^too_|^invalid_type$/.test(code))?.message

const pathOf = ({ path }: Issue): FieldPath => path.map((step) => (typeof step === 'number' ? step : String(step)))

/** The values that an enum, a literal or the discriminator of a union allows. */
function allowedValues(issue: Issue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options) ? issue.options : []
}

function nearest(got: string, values: readonly unknown[]): string | undefined {
  return didYouMean(
    got,
    values.filter((value) => typeof value === 'string'),
  )
}

function unknownKeys(
  keys: readonly string[],
  path: FieldPath,
  schema: z.ZodType,
  value: unknown,
  source: YamlSource,
): Problem[] {
  const parent = valueAt(value, path)
  const known = keysAt(schema, path, value)
  const unused = known.filter((key) => !isRecord(parent) || !(key in parent))
  return keys.map((key) => {
    const elsewhere = kindsWith(key, schema, path, value)
    const expected = `one of the fields ${known.join(', ')}${elsewhere && `, unless ${elsewhere}`}`
    return source.problem([...path, key], expected, quote(key), didYouMean(key, unused))
  })
}

/** The other members of a union around `path` that have this field there: `included.kind is "pins" or "phone"`. */
function kindsWith(key: string, schema: z.ZodType, path: FieldPath, value: unknown): string {
  for (let length = path.length; length >= 0; length--) {
    const around = path.slice(0, length)
    const union = schemaAt(schema, around, value)
    if (!(union instanceof z.ZodDiscriminatedUnion)) continue
    const names = membersOf(union)
      .filter((member) => keysAt(member.schema, path.slice(length), valueAt(value, around)).includes(key))
      .map(({ name }) => `"${name}"`)
    return names.length > 0 ? `${[...around, union.def.discriminator].join('.')} is ${names.join(' or ')}` : ''
  }
  return ''
}

/** The names of the fields that the schema allows at a path. */
function keysAt(schema: z.ZodType, path: FieldPath, value: unknown): string[] {
  const found = schemaAt(schema, path, value)
  const object = found && unwrap(found, valueAt(value, path))
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}

/** A list of all languages that code can be written in would fill the screen. */
const MAX_SHOWN_VALUES = 20

const TYPES: Record<string, string | undefined> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function expectation(issue: Issue, got: unknown, schema: z.ZodType | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      if (schema && issue.expected === 'object') return groupOf(schema)
      if (schema && issue.expected === 'string' && !got) return formOf(schema, '') ?? 'a text'
      if (issue.expected === 'array' && typeof got === 'string')
        return 'a list, with a hyphen and a space before each item'
      if (issue.expected === 'boolean' && /^(true|false)$/i.test(String(got))) return 'true or false without quotes'
      if (/^(number|int)$/.test(issue.expected) && typeof got === 'string' && /\p{Nd}/u.test(got)) return numberOf(got)
      return TYPES[issue.expected] ?? issue.expected
    case 'too_small':
      return size(issue.origin, issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than', issue.minimum)
    case 'too_big':
      return size(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum)
    case 'invalid_value':
    case 'invalid_union': {
      const values = allowedValues(issue).filter((value) => value !== undefined)
      if (values.length === 0) return issue.message
      const quoted = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)))
      if (quoted.length === 1) return quoted.join()
      if (quoted.length <= MAX_SHOWN_VALUES) return `one of ${quoted.join(', ')}`
      const shown = nearestNames(typeof got === 'string' ? `"${got}"` : '', quoted, MAX_SHOWN_VALUES)
      return `one of ${shown.join(', ')} and ${quoted.length - shown.length} more`
    }
    case 'invalid_key':
      return `a name made of ${issue.issues[0]?.message ?? 'lower-case words joined by hyphens'}`
    // The schemas describe formats and custom rules in their error messages.
    default:
      return issue.message
  }
}

/** What a text that has digits should be. */
function numberOf(text: string): string {
  if (!/\d/.test(text)) return 'a number in the digits 0 to 9'
  return Number.isNaN(Number(text)) ? 'a number without separators, signs and units' : 'a number without quotes'
}

/** What a group is for, and the fields that it must have. */
function groupOf(schema: z.ZodType): string {
  const fields = children(unwrap(schema)).flatMap(([name, child]) => (isOptional(child) ? [] : [name]))
  const [help = ''] = (metaOf(schema).description ?? '').split(/[.:;](?: |$)/)
  return `a group of fields${fields.length > 0 ? ` { ${fields.join(', ')} }` : ''}${help && ` (${help.charAt(0).toLowerCase()}${help.slice(1)})`}`
}

function size(origin: string, bound: string, limit: number | bigint): string {
  const plural = Number(limit) === 1 ? '' : 's'
  if (origin === 'string') return `a text of ${bound} ${limit} character${plural}`
  if (origin === 'array') return `a list of ${bound} ${limit} item${plural}`
  return `a number of ${bound} ${limit}`
}

function describeGot(issue: Issue, value: unknown): string {
  if (issue.code === 'invalid_key') return quote(String(issue.path.at(-1)))
  const isSizeIssue = issue.code === 'too_small' || issue.code === 'too_big'
  if (isSizeIssue && typeof value === 'string' && value !== '')
    return `${[...withoutInvisible(value)].length}: ${quote(value)}`
  return describeValue(value)
}

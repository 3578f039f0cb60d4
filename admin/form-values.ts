import { z } from 'zod'
import { asType, children, isOptional, metaOf, unwrap } from '../lib/content/schemas/schema-introspection.ts'
import { isRecord } from '../lib/content/traverse.ts'
import { pictureName, pictureUrl } from './picture-urls.ts'

/** The form field that holds the entries of a file that is a record. */
export const ENTRIES = 'entries'
/** The form field that holds the key of a record's entry. */
export const ENTRY_NAME = '_name'

/**
 * Converts the value of a file to form values: records become lists, and picture names become URLs with extensions.
 * `pictures` are all files below content/pictures, in which the extensions are looked up.
 */
function toForm(schema: z.ZodType, value: unknown, pictures: readonly string[]): unknown {
  const inner = unwrap(schema, value)
  if (inner instanceof z.ZodRecord && isRecord(value)) {
    return Object.entries(value).map(([name, entry]) => {
      const fields = toForm(asType(inner.valueType), entry, pictures)
      return { [ENTRY_NAME]: name, ...(isRecord(fields) ? fields : {}) }
    })
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toForm(asType(inner.element), item, pictures))
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const fields = { ...value, ...mapFields(inner, value, (child, part) => toForm(child, part, pictures)) }
    return metaOf(schema).pictures ? { ...fields, file: pictureUrl(value.file, pictures) } : fields
  }
  return value
}

/** The inverse of toForm: fields in the order of the schema, without optional fields that are empty. */
function fromForm(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema, value)
  if (inner instanceof z.ZodRecord && Array.isArray(value)) {
    return Object.fromEntries(
      value
        .filter(isRecord)
        .map(({ [ENTRY_NAME]: name, ...entry }) => [String(name ?? ''), fromForm(asType(inner.valueType), entry)]),
    )
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => fromForm(asType(inner.element), item))
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const fields = mapFields(inner, value, fromForm)
    return metaOf(schema).pictures ? { ...fields, file: pictureName(value.file) } : fields
  }
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : value
}

export function fileToForm(schema: z.ZodType, value: unknown, pictures: readonly string[]): unknown {
  const form = toForm(schema, value, pictures)
  return schema instanceof z.ZodRecord ? { [ENTRIES]: form } : form
}

export function formToFile(schema: z.ZodType, form: unknown): unknown {
  return fromForm(schema, schema instanceof z.ZodRecord && isRecord(form) ? form[ENTRIES] : form)
}

function mapFields(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  map: (child: z.ZodType, part: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    children(schema).flatMap(([name, child]) => {
      const part = value[name]
      const mapped = isBlank(part) && isOptional(child) ? undefined : map(child, part)
      return mapped === undefined || mapped === null ? [] : [[name, mapped]]
    }),
  )
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  if (isRecord(value)) return Object.values(value).every(isBlank)
  return value === undefined || value === null || value === ''
}

import { z } from 'zod'
import { asType, children, metaOf, unwrap } from '../lib/content/schemas/schema-introspection.ts'
import { isRecord } from '../lib/content/traverse.ts'

/** Where the visual editor finds pictures: content/pictures under this address. */
export const PUBLIC_PICTURES = '/pictures/'
/** The one field of a file that is a record. */
export const ENTRIES = 'entries'
/** The name of an entry of a record, as a field of the item that it becomes. */
export const ENTRY_NAME = '_name'

/** The name of a picture that was chosen on this machine and has none yet: it gets one when its file is saved. */
export const UPLOAD = 'not-yet/uploaded'

const ENDING = /(\.day|\.night)?\.[a-z0-9]+$/

/**
 * The value of a file as the forms want it: records as lists, pictures with address and ending. `pictures` are all
 * files below content/pictures, by which the ending is found.
 */
export function toForm(schema: z.ZodType, value: unknown, pictures: readonly string[]): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodRecord && isRecord(value)) {
    return Object.entries(value).map(([name, entry]) => {
      const fields = toForm(asType(inner.valueType), entry, pictures)
      return { [ENTRY_NAME]: name, ...(isRecord(fields) ? fields : {}) }
    })
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => toForm(asType(inner.element), item, pictures))
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const shown = { ...value, ...mapFields(inner, value, (child, part) => toForm(child, part, pictures)) }
    return metaOf(schema).pictures ? { ...shown, file: pictureAddress(value.file, pictures) } : shown
  }
  return value
}

/** What toForm made, as the file has it: fields in the order of the schema, without those that were left empty. */
export function fromForm(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema)
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

/** A file that is a record has one field, its list. */
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
      const mapped = isBlank(part) && child instanceof z.ZodOptional ? undefined : map(child, part)
      return mapped === undefined || mapped === null ? [] : [[name, mapped]]
    }),
  )
}

/** Nothing was filled in: neither here nor anywhere inside. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  if (isRecord(value)) return Object.values(value).every(isBlank)
  return value === undefined || value === null || value === ''
}

/** `projects/takenote` → `/pictures/projects/takenote.webp`; by day where there is a night. */
function pictureAddress(name: unknown, pictures: readonly string[]): unknown {
  if (typeof name !== 'string') return name
  const path = [`${name}.webp`, `${name}.day.webp`].find((candidate) => pictures.includes(candidate))
  return PUBLIC_PICTURES + (path ?? `${name}.webp`)
}

function pictureName(address: unknown): unknown {
  if (typeof address !== 'string') return address
  if (address.startsWith('blob:')) return UPLOAD
  return address.replace(PUBLIC_PICTURES, '').replace(ENDING, '')
}

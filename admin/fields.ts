import type { Field, FieldValidationProps } from '@sveltia/cms'
import { z } from 'zod'
import type { ReferenceTarget } from '../lib/content/schemas/field.ts'
import {
  asType,
  children,
  type FieldMeta,
  isOptional,
  limitsOf,
  membersOf,
  metaOf,
  unwrap,
} from '../lib/content/schemas/schema-introspection.ts'
import { ENTRIES, ENTRY_NAME } from './form-values.ts'
import { COLLECTION_LABELS } from './labels.ts'

/** Texts whose maximum length is larger get a textarea. */
const SINGLE_LINE_MAX = 80

type CommonProps = { name: string; label: string; hint: string; required: boolean }

/** The form field of a schema. Throws for a kind of schema that the editor has no field for. */
function formField(name: string, schema: z.ZodType): Field {
  const meta = metaOf(schema)
  const union = schema instanceof z.ZodOptional ? asType(schema.unwrap()) : schema
  const inner = unwrap(schema)
  const common = {
    name,
    label: meta.title ?? name,
    hint: meta.description ?? '',
    required: !isOptional(schema),
  }
  if (meta.references) return { ...common, ...relationField(meta.references) }
  if (union instanceof z.ZodDiscriminatedUnion) return unionField(common, union)
  if (inner instanceof z.ZodObject) return objectField(common, inner, meta)
  if (inner instanceof z.ZodArray) return listField(common, inner)
  if (inner instanceof z.ZodRecord) return recordField(common, inner, meta)
  if (inner instanceof z.ZodLiteral)
    return { ...common, widget: 'string', readonly: true, default: String(inner.value) }
  if (inner instanceof z.ZodEnum) return { ...common, widget: 'select', options: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { ...common, widget: 'boolean', default: false }
  if (inner instanceof z.ZodNumber) return numberField(common, inner)
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return textField(common, inner, meta)
  throw new Error(`The visual editor has no field for ${name}`)
}

/** The form fields of a file: those of its object, or one list for a file that is a record. */
export function formFields(schema: z.ZodType): Field[] {
  if (schema instanceof z.ZodRecord) {
    const common = { name: ENTRIES, label: 'Entries', hint: 'Each name once.', required: true }
    return [recordField(common, schema, metaOf(schema))]
  }
  return children(schema).map(([name, child]) => formField(name, child))
}

function objectField(common: CommonProps, schema: z.ZodObject, meta: FieldMeta): Field {
  const fields = meta.pictures ? pictureFields(schema) : formFields(schema)
  return { ...common, widget: 'object', fields, collapsed: meta.pictures ? false : 'auto' }
}

/** An object with a menu of the members of the union, whose names the discriminator stores. */
function unionField(common: CommonProps, union: z.ZodDiscriminatedUnion): Field {
  const typeKey = union.def.discriminator
  const types = membersOf(union).map(({ name, schema }) => ({
    name,
    label: metaOf(asType(schema.shape[typeKey])).description ?? name,
    fields: formFields(schema).filter((field) => field.name !== typeKey),
  }))
  return { ...common, widget: 'object', types, typeKey, collapsed: 'auto' }
}

function pictureFields(schema: z.ZodObject): Field[] {
  return children(schema).map(([name, child]) => {
    const field = formField(name, child)
    if (name !== 'file') return field
    const { title: label = name, description: hint = '' } = metaOf(child)
    return {
      name,
      label,
      hint: hint.replace(/, in content\/pictures.*/, ': choose one, or upload a new one.'),
      widget: 'image',
      required: true,
      choose_url: false,
    }
  })
}

function listField(common: CommonProps, schema: z.ZodArray): Field {
  const item = asType(schema.element)
  const { min, max } = limitsOf(schema)
  const bounds = { ...(min > 0 ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) }
  const shared = { ...common, ...bounds }
  if (item instanceof z.ZodEnum)
    return { ...shared, widget: 'select', multiple: true, options: item.options.map(String) }
  const singular = { label_singular: singularLabel(common.label).toLowerCase() }
  if (item instanceof z.ZodObject && !metaOf(item).pictures) {
    const fields = formFields(item)
    const first = fields[0]?.name ?? ''
    return { ...shared, ...singular, widget: 'list', fields, collapsed: 'auto', summary: `{{fields.${first}}}` }
  }
  const itemField = formField('item', item)
  // The CMS validates the bounds of the list, but its error message reads those of the item.
  const field = Object.assign({ ...itemField, label: singularLabel(common.label) }, bounds)
  return { ...shared, ...singular, widget: 'list', field }
}

function singularLabel(label: string): string {
  return label.replace(/ies$/, 'y').replace(/s$/, '')
}

/** A record becomes a list whose items have the key as their first field. */
function recordField(common: CommonProps, schema: z.ZodRecord, meta: FieldMeta): Field {
  const [label, hint] = meta.nameOfEach ?? ['Name', 'Lower-case words joined by hyphens.']
  const name: Field = { name: ENTRY_NAME, label, hint, widget: 'string', ...patternOf(asType(schema.keyType)) }
  const fields = [name, ...formFields(asType(schema.valueType))]
  return { ...common, widget: 'list', fields, collapsed: true, summary: `{{fields.${ENTRY_NAME}}}` }
}

/** Where the options of each relation field come from. */
const SOURCES: Record<ReferenceTarget, { collection: string; file?: string; value: string; display: string }> = {
  services: fromFolder('services'),
  technologies: fromFolder('technologies'),
  projects: fromFolder('projects'),
  'case studies': fromFolder('projects'),
  tools: fromFile('toolbox', `${ENTRIES}.*.${ENTRY_NAME}`, `${ENTRIES}.*.name`),
  claims: fromFile('site', `claims.*.${ENTRY_NAME}`, 'claims.*.label'),
  offices: fromFile('site', 'offices.*.id', 'offices.*.city'),
  categories: fromFile('portfolio-page', 'categories.*', 'categories.*'),
  tags: fromFile('portfolio-page', 'tags.*.label', 'tags.*.label'),
  departments: fromFile('careers', 'openings.departments.*', 'openings.departments.*'),
}

function fromFolder(collection: keyof typeof COLLECTION_LABELS) {
  return { collection, value: '{{slug}}', display: COLLECTION_LABELS[collection].title }
}

function fromFile(file: string, value: string, display: string) {
  return { collection: '_singletons', file, value, display }
}

function relationField(to: ReferenceTarget) {
  const { value, display, ...source } = SOURCES[to]
  return { widget: 'relation' as const, ...source, value_field: value, display_fields: [display] }
}

function numberField(common: CommonProps, schema: z.ZodNumber): Field {
  const isInteger = schema.format === 'safeint'
  const { minValue, maxValue } = schema
  return {
    ...common,
    widget: 'number',
    value_type: isInteger ? 'int' : 'float',
    step: isInteger ? 1 : 0.1,
    ...(minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? { min: minValue } : {}),
    ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? { max: maxValue } : {}),
  }
}

function textField(common: CommonProps, schema: z.ZodString | z.ZodStringFormat, meta: FieldMeta): Field {
  if (schema instanceof z.ZodISODate) return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const pattern = patternOf(schema)
  if (meta.colour) return { ...common, widget: 'color', ...pattern }
  const { min, max } = limitsOf(schema)
  const widget = meta.code || (Number.isFinite(max) && max > SINGLE_LINE_MAX) ? 'text' : 'string'
  const limits = Number.isFinite(max) && !pattern.pattern ? lengthOf(min, max, common.hint) : {}
  // Code contains colons that the editor would complete to emoji.
  return { ...common, widget, ...limits, ...pattern, use_emoji_autocomplete: false }
}

/** Not by `maxlength`: the CMS would count the names of facts and claims, and the check counts their values. */
function lengthOf(min: number, max: number, hint: string): FieldValidationProps & { hint: string } {
  const words = `${min} to ${max} characters`
  const pattern = new RegExp(`^(?:|\\p{Cf}*(?:\\P{Cf}\\p{Cf}*){${min},${max}}|[^]*\\{(?:claim|fact):[^]*)$`, 'u')
  return { hint: `${hint} (${words})`, pattern: [pattern, `Expected ${words}.`] }
}

/** The pattern of a text with the error message of its schema. */
function patternOf(schema: z.ZodType): FieldValidationProps {
  const found = schema.safeParse('\u0000')
  const message = found.success ? '' : (found.error.issues.find(({ code }) => code === 'invalid_format')?.message ?? '')
  if (schema instanceof z.ZodEmail) return { pattern: [/^\S+@\S+\.\S+$/, `Expected ${message}.`] }
  if (schema instanceof z.ZodURL) return { pattern: [/^https:\/\/\S+$/, `Expected ${message}.`] }
  const { pattern } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return pattern && message ? { pattern: [new RegExp(pattern, 'u'), `Expected ${message}.`] } : {}
}

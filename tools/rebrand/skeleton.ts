import type { z } from 'zod'
import type { ContentFile } from '../../lib/content/read-files.ts'
import { PLACE } from '../../lib/content/sample-content.ts'
import { kindOf, schemaOf } from '../../lib/content/schema-of-file.ts'
import { children, isOptional, limitsOf, metaOf, unwrap } from '../../lib/content/schemas/schema-introspection.ts'
import { TO_DO } from '../../lib/content/to-do.ts'
import { isRecord, valueAt } from '../../lib/content/traverse.ts'
import { TO_DO_CODE, type toDoTexts } from '../new/to-do-text.ts'
import { isProse, reshape, withoutOptional } from '../new/transform-by-schema.ts'

/** Path below content/pictures → the file that is copied there. */
export type Placeholders = Map<string, URL>

type Options = {
  toDo: ReturnType<typeof toDoTexts>
  placeholders: Placeholders
  /** Texts and lists stay as they are, without pictures. */
  isRead: boolean
  /** The claims and facts that this text uses are kept to be written. */
  texts: string
}

/** The facts of an agency that are no texts, or that `npm run rebrand` asks for. */
const KEPT_FACTS = ['brand', 'url', 'emails', 'colours', 'language', 'founded']

/** A value with what the schema requires, whose texts say what to write and whose pictures are placeholders. */
export function skeletonOf({ kind, source, value }: ContentFile, options: Options): unknown {
  const known = kindOf(source.file.replace('content/', ''))
  if (!known || !isRecord(value)) throw new Error(`${source.file} cannot be read: npm run content`)
  const before = kind === 'site' ? { ...value, claims: usedIn(options.texts, 'claim', value.claims) } : value
  const skeleton = reshape(schemaOf(known), before, (...field) => clearField(options, ...field))
  if (!isRecord(skeleton)) return skeleton
  if (kind === 'site') return withKeptFacts(skeleton, value, options)
  const fixed = Object.entries({ order: 1, id: 1, aliases: [] }).filter(([name]) => name in skeleton)
  return { ...skeleton, ...Object.fromEntries(fixed) }
}

function clearField(options: Options, schema: z.ZodType, before: unknown, help: string): unknown {
  const { pictures, shape, code } = metaOf(schema)
  if (pictures) {
    const name = shape === 'portrait' ? 'placeholder-portrait.webp' : 'placeholder.webp'
    const file = `${pictures}/${name.replace('.webp', '')}`
    options.placeholders.set(`${file}.webp`, new URL(`../new/${name}`, import.meta.url))
    return { ...Object(withoutOptional(schema, before, help)), file }
  }
  if (options.isRead) return withoutPictures(schema, before)
  if (code) return TO_DO_CODE
  if (isProse(schema)) return options.toDo(schema, help)
  if (Array.isArray(before)) return before.slice(0, Math.max(1, limitsOf(schema).min))
  return withoutOptional(schema, before, help)
}

function withoutPictures(schema: z.ZodType, value: unknown) {
  const pictures = children(unwrap(schema, value)).filter(([, child]) => isOptional(child) && metaOf(child).pictures)
  const names = pictures.map(([name]) => name)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) : value
}

function withKeptFacts(skeleton: Record<string, unknown>, before: Record<string, unknown>, { texts }: Options) {
  const pick = (value: unknown, names: readonly string[]) =>
    Object.fromEntries(Object.entries(Object(value)).filter(([name]) => names.includes(name)))
  const office = {
    ...Object(valueAt(skeleton, ['offices', 0])),
    ...pick(valueAt(before, ['offices', 0]), PLACE),
    id: 'first-office',
    headOffice: true,
  }
  const facts = Object.keys(usedIn(texts, 'fact', before.facts)).map((name) => [name, { value: TO_DO }])
  return { ...skeleton, ...pick(before, KEPT_FACTS), offices: [office], facts: Object.fromEntries(facts) }
}

/** Of the claims or facts, those that a text uses; the first one, as an example, when it uses none. */
function usedIn(texts: string, kind: 'claim' | 'fact', all: unknown): Record<string, unknown> {
  const entries = Object.entries(Object(all))
  const used = entries.filter(([name]) => texts.includes(`{${kind}:${name}}`))
  return Object.fromEntries(used.length > 0 ? used : entries.slice(0, 1))
}

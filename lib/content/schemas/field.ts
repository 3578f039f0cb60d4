import { z } from 'zod'
import { minWidthOf, type PictureShape } from './picture-shapes.ts'
import { asType, metaOf } from './schema-introspection.ts'

/** The parts of the content that fields can reference. */
export type ReferenceTarget =
  | 'services'
  | 'technologies'
  | 'projects'
  | 'case studies'
  | 'tools'
  | 'claims'
  | 'offices'
  | 'categories'
  | 'tags'
  | 'departments'

/** In addition to `title` (the label) and `description` (the help text) of every field. */
interface CustomMeta {
  /** The value must be one of these. The visual editor shows a select field. */
  references?: ReferenceTarget
  /** The object is a picture; uploads are stored in this folder of content/pictures. */
  pictures?: string
  /** The shape of that picture. */
  shape?: PictureShape
  /** Its least width in pixels, if it is not that of the folder. */
  minWidth?: number
  /** The text is code. */
  code?: true
  /** The text is a colour. */
  colour?: true
  /** The label and the help text of the keys of a record. */
  nameOfEach?: readonly [label: string, help: string]
}

declare module 'zod' {
  interface GlobalMeta extends CustomMeta {}
}

/** The keys of CustomMeta, which are not keywords of JSON Schema. */
export const CUSTOM_META_KEYS = Object.keys({
  references: true,
  pictures: true,
  shape: true,
  minWidth: true,
  code: true,
  colour: true,
  nameOfEach: true,
} satisfies Record<keyof CustomMeta, true>)

/**
 * Adds the label and the help text that the visual editor and code editors show. That of a picture, or of a list of
 * pictures, ends with its least width.
 */
export function field<Schema extends z.ZodType>(label: string, help: string, schema: Schema): Schema {
  const { pictures, minWidth } = metaOf(schema instanceof z.ZodArray ? asType(schema.element) : schema)
  const width = pictures && ` As WebP, at least ${minWidth ?? minWidthOf(pictures)} pixels wide.`
  return schema.meta({ title: label, description: help + (width ?? '') })
}

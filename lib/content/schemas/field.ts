import type { z } from 'zod'

/** What a field may name that stands elsewhere in the content. */
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

declare module 'zod' {
  /** Beside `title` (the label) and `description` (the help) of every field. */
  interface GlobalMeta {
    /** The value names one of these: a pick list in the visual editor, a check across files. */
    references?: ReferenceTarget
    /** The group is a picture; new files go into this folder of content/pictures. */
    pictures?: string
    /** The text is code, with line breaks that count. */
    code?: true
    /** What the name of each entry of a record is called: its label, then its help. */
    nameOfEach?: readonly [label: string, help: string]
  }
}

/** A schema with the label and the help text that its field has in the visual editor and in a code editor. */
export function field<Schema extends z.ZodType>(label: string, help: string, schema: Schema): Schema {
  return schema.meta({ title: label, description: help })
}

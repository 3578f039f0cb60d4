import { parse } from 'yaml'
import type { z } from 'zod'
import { schemaLine } from '../lib/content/json-schema.ts'
import { SINGLETONS } from '../lib/content/schemas/index.ts'
import { rewriteYaml, writeYaml } from '../lib/content/yaml-write.ts'
import { fileToForm, formToFile } from './form-values.ts'

export type FileFormat = { fromFile: (text: string) => unknown; toFile: (form: unknown) => string }

/** Converts the files of a kind to form values and back. Singletons keep their comments. */
export function fileFormat(kind: string, schema: z.ZodType, pictures: readonly string[]): FileFormat {
  let original: string | undefined
  return {
    fromFile: (text) => {
      if (kind in SINGLETONS) original = text
      return fileToForm(schema, parse(text, { schema: 'core' }), pictures)
    },
    toFile: (form) => {
      const value = formToFile(schema, form)
      return original === undefined ? writeYaml(schemaLine(kind), value) : rewriteYaml(original, value)
    },
  }
}

import type { z } from 'zod'
import { describeInForm } from '../lib/content/field-names.ts'
import { parseYaml } from '../lib/content/yaml-source.ts'
import { zodProblems } from '../lib/content/zod-problems.ts'
import type { EditorSettings } from './settings.ts'

/** A file as it would be written. `path` is below content/, `pictures` are those to be uploaded with it. */
export type Draft = { path: string; text: string; schema: z.ZodType; pictures: readonly string[] }

/**
 * What is wrong with a draft, in words of the form. On a laptop the server checks it against all other content; on the
 * deployed site the schema alone is here, and the checks of the pull request tell the rest.
 */
export async function problemsOf(draft: Draft, mode: EditorSettings['mode']): Promise<string[]> {
  return mode === 'local' ? askServer(draft) : askSchema(draft)
}

async function askServer({ path, text, pictures }: Draft): Promise<string[]> {
  const response = await fetch('/admin/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, text, pictures }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

function askSchema({ path, text, schema }: Draft): string[] {
  const { source } = parseYaml(`content/${path}`, new TextEncoder().encode(text))
  if (!source) return ['The file could not be written as YAML.']
  const result = schema.safeParse(source.value)
  if (result.success) return []
  return zodProblems(result.error.issues, schema, source.value, source).map((problem) =>
    describeInForm(schema, problem),
  )
}

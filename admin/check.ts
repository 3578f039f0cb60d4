import type { z } from 'zod'
import { fillText } from '../lib/content/claim-placeholders.ts'
import { describeInForm } from '../lib/content/field-labels.ts'
import { mapTexts } from '../lib/content/traverse.ts'
import { parseYaml } from '../lib/content/yaml-read.ts'
import { zodProblems } from '../lib/content/zod-problems.ts'
import type { EditorSettings } from './settings.ts'

/** An unsaved file. `path` is relative to content/; `pictures` are the uploads that it needs. */
export type Draft = { path: string; text: string; schema: z.ZodType; pictures: readonly string[] }

/**
 * The problems of a draft, with fields named by their labels. `npm run edit` checks it against all other content; the
 * deployed editor only validates the schema, and CI checks the rest in the pull request.
 */
export async function checkDraft(
  draft: Draft,
  { mode, placeholders }: Pick<EditorSettings, 'mode' | 'placeholders'>,
): Promise<string[]> {
  return mode === 'local' ? checkOnServer(draft) : checkSchema(draft, placeholders)
}

async function checkOnServer({ path, text, pictures }: Draft): Promise<string[]> {
  const response = await fetch('/admin/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, text, pictures }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

function checkSchema({ path, text, schema }: Draft, placeholders: EditorSettings['placeholders']): string[] {
  const { source } = parseYaml(`content/${path}`, new TextEncoder().encode(text))
  if (!source) return ['The file could not be written as YAML.']
  const value = mapTexts(source.value, (part) => fillText(part, placeholders))
  const result = schema.safeParse(value)
  if (result.success) return []
  return zodProblems(result.error.issues, schema, value, source).map((problem) =>
    describeInForm(schema, problem, value),
  )
}

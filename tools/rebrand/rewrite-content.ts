import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND, type Brand } from '../../lib/colours/brand.ts'
import type { Problem } from '../../lib/content/problem.ts'
import { readFiles } from '../../lib/content/read-files.ts'
import { isRecord, mapTexts } from '../../lib/content/traverse.ts'
import { rewriteYaml } from '../../lib/content/yaml-write.ts'

/** Missing facts stay unchanged. */
export type SiteFacts = { name?: string; url?: string; email?: string; careersEmail?: string } & Partial<Brand>

/** Path relative to content/ → the new text of the file. */
export type Texts = Map<string, string | undefined>

export const fieldKey = ({ file, field }: Pick<Problem, 'file' | 'field'>) => `${file} ${field}`

/** Replaces the facts and the name in all texts, except in the fields of `excluded`. */
export function rewriteContent(
  root: string,
  { name, url, email, careersEmail, ...given }: SiteFacts,
  excluded: readonly string[],
): Texts {
  const { files } = readFiles(root)
  const site = files.find(({ kind }) => kind === 'site')?.value
  const old = isRecord(site) && typeof site.brand === 'string' ? site.brand : ''
  const colours = Object.fromEntries(BRAND.flatMap((key) => (given[key] ? [[key, given[key]]] : [])))
  const texts: Texts = new Map()
  for (const { kind, source, value } of files) {
    let changed = value
    if (name && old) {
      changed = mapTexts(value, (text, path) =>
        excluded.includes(fieldKey({ file: source.file, field: path.join('.') })) ? text : text.replaceAll(old, name),
      )
    }
    if (kind === 'site' && isRecord(changed)) {
      const emails = isRecord(changed.emails) ? changed.emails : {}
      changed = {
        ...changed,
        ...(url ? { url: url.replace(/\/$/, '') } : {}),
        ...(isRecord(changed.colours) ? { colours: { ...changed.colours, ...colours } } : {}),
        emails: { ...emails, ...(email ? { general: email } : {}), ...(careersEmail ? { careers: careersEmail } : {}) },
      }
    }
    const path = source.file.replace('content/', '')
    const before = readFileSync(join(root, path), 'utf8')
    const after = rewriteYaml(before, changed)
    if (after !== before) texts.set(path, after)
  }
  return texts
}

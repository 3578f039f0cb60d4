import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_COLOURS, type BrandColours } from '../../lib/colours/brand.ts'
import { BRAND_PLACEHOLDER } from '../../lib/content/claim-placeholders.ts'
import type { Problem } from '../../lib/content/problem.ts'
import { type ContentFile, readFiles } from '../../lib/content/read-files.ts'
import { isRecord, mapTexts, valueAt, walk } from '../../lib/content/traverse.ts'
import { rewriteYaml } from '../../lib/content/yaml-write.ts'
import { escapeRegExp } from '../../lib/escape-reg-exp.ts'

/** Missing facts stay unchanged. */
export type SiteFacts = { name?: string; url?: string; email?: string; careersEmail?: string } & Partial<BrandColours>

/** Path relative to content/ → the new text of the file. */
export type Texts = Map<string, string | undefined>

export const fieldKey = ({ file, field }: Pick<Problem, 'file' | 'field'>) => `${file} ${field}`

/**
 * Replaces the facts. Texts say the name as {fact:brand}, so that no other word is taken for it; only the texts of
 * `excluded` fields, which would be too long, keep the old name.
 */
export function rewriteContent(
  root: string,
  { name, url, email, careersEmail, ...given }: SiteFacts,
  excluded: readonly string[],
): Texts {
  const { files } = readFiles(root)
  const old = brandOf(files)
  const colours = Object.fromEntries(BRAND_COLOURS.flatMap((key) => (given[key] ? [[key, given[key]]] : [])))
  const texts: Texts = new Map()
  for (const { kind, source, value } of files) {
    let changed = mapTexts(value, (text, path) =>
      excluded.includes(fieldKey({ file: source.file, field: path.join('.') }))
        ? text.replaceAll(BRAND_PLACEHOLDER, () => old)
        : text,
    )
    if (kind === 'site' && isRecord(changed)) {
      const emails = isRecord(changed.emails) ? changed.emails : {}
      changed = {
        ...changed,
        ...(name ? { brand: name } : {}),
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

/** The texts that say the old name by hand, as a whole word: `content/about.yaml:12  hero.lead`. */
export function namedByHand(root: string): string[] {
  const { files } = readFiles(root)
  const word = new RegExp(`(?<![\\p{L}\\p{N}@./-])${escapeRegExp(brandOf(files))}(?![\\p{L}\\p{N}])`, 'u')
  return files.flatMap(({ kind, source, value }) => {
    const found: string[] = []
    walk(value, (text, path) => {
      if (typeof text !== 'string' || !word.test(text) || (kind === 'site' && path[0] === 'brand')) return
      found.push(`${source.file}:${source.lineOf(path)}  ${path.join('.')}`)
    })
    return found
  })
}

function brandOf(files: readonly ContentFile[]): string {
  const brand = valueAt(files.find(({ kind }) => kind === 'site')?.value, ['brand'])
  return typeof brand === 'string' ? brand : ''
}

import { didYouMean } from './did-you-mean.ts'
import type { FieldPath, Problem } from './problem.ts'
import type { ContentFile } from './read-files.ts'
import { isRecord, mapTexts, select, valueAt } from './traverse.ts'

export type Claim = { name: string; value: string; label: string }
/** `path` is where site.yaml says it. */
type Fact = { name: string; value: string; path: FieldPath }

/** A name without spaces, in single braces. */
const PLACEHOLDER = /(?<!\{)\{(claim|fact):([^{}\s]+)\}(?!\})/g

export const withoutPlaceholders = (text: string): string => text.replace(PLACEHOLDER, ' ')

/** Of a filled text: that its placeholders could not be replaced. */
export const hasPlaceholder = (text: unknown): boolean => typeof text === 'string' && text.search(PLACEHOLDER) >= 0

const siteOf = (files: readonly ContentFile[]): unknown => files.find(({ kind }) => kind === 'site')?.value

/** The valid claims of site.yaml; undefined when it has no `claims`, so that names cannot be checked. */
export function readClaims(files: readonly ContentFile[]): Claim[] | undefined {
  const claims = valueAt(siteOf(files), ['claims'])
  if (!isRecord(claims)) return undefined
  return Object.entries(claims).flatMap(([name, claim]) => {
    if (!isRecord(claim) || typeof claim.value !== 'string' || typeof claim.label !== 'string') return []
    return [{ name, value: claim.value, label: claim.label }]
  })
}

/** The name of the agency in texts, so that a new one is written once. */
export const BRAND_PLACEHOLDER = '{fact:brand}'

/** The facts of site.yaml, the name and addresses of the agency, and the years in which it was founded and its offices opened. */
export function readFacts(files: readonly ContentFile[]): Fact[] {
  const site = siteOf(files)
  const found = (pattern: string, nameOf: (path: FieldPath) => unknown): Fact[] =>
    select(site, pattern).flatMap(({ path, value }) =>
      typeof value === 'string' || typeof value === 'number'
        ? [{ name: String(nameOf(path)), value: String(value), path }]
        : [],
    )
  return [
    ...found('brand', () => 'brand'),
    ...found('emails.*', ([, name]) => `${name}-email`),
    ...found('founded', () => 'founded'),
    ...found('offices.*.opened', (path) => `${valueAt(site, [...path.slice(0, -1), 'id'])}-opened`),
    ...found('facts.*.value', ([, name]) => name),
  ]
}

/** The value of each placeholder, as it is written: `{claim:ports}`. */
export const placeholderValues = (files: readonly ContentFile[]): Record<string, string> =>
  Object.fromEntries([
    ...(readClaims(files) ?? []).map(({ name, value }) => [`{claim:${name}}`, value]),
    ...readFacts(files).map(({ name, value }) => [`{fact:${name}}`, value]),
  ])

/** Replaces the placeholders that `values` has. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (placeholder) => values[placeholder] ?? placeholder)

/** Replaces each `{claim:name}` and `{fact:name}` with its value in `sources`. Returns a problem for each unknown name. */
export function fillClaims(
  files: readonly ContentFile[],
  sources = files,
): { files: ContentFile[]; problems: Problem[] } {
  const byName = (list: readonly { name: string; value: string }[]) =>
    new Map(list.map(({ name, value }) => [name, value]))
  const values = { claim: byName(readClaims(sources) ?? []), fact: byName(readFacts(sources)) }
  const problems: Problem[] = []
  const filled = files.map((file) => ({
    ...file,
    value: mapTexts(file.value, (text, path) =>
      text.replace(PLACEHOLDER, (placeholder, kind: 'claim' | 'fact', name: string) => {
        const value = values[kind].get(name)
        if (value !== undefined) return value
        const suggestion = didYouMean(name, values[kind].keys())
        problems.push(file.source.problem(path, `the name of a ${kind} in site.yaml`, `"${name}"`, suggestion))
        return placeholder
      }),
    ),
  }))
  return { files: filled, problems }
}

import { didYouMean } from './did-you-mean.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-files.ts'
import { isRecord, mapTexts, valueAt } from './traverse.ts'

export type Claim = { name: string; value: string; label: string }
export type Fact = { name: string; value: string }

const PLACEHOLDER = /\{(claim|fact):([^}]*)\}/g

const siteField = (files: readonly ContentFile[], field: string): unknown =>
  valueAt(files.find(({ kind }) => kind === 'site')?.value, [field])

/** The valid claims of site.yaml; undefined when it has no `claims`, so that names cannot be checked. */
export function readClaims(files: readonly ContentFile[]): Claim[] | undefined {
  const claims = siteField(files, 'claims')
  if (!isRecord(claims)) return undefined
  return Object.entries(claims).flatMap(([name, claim]) => {
    if (!isRecord(claim) || typeof claim.value !== 'string' || typeof claim.label !== 'string') return []
    return [{ name, value: claim.value, label: claim.label }]
  })
}

/** The name of the agency in texts, so that a new one is written once. */
export const BRAND = '{fact:brand}'

/** The facts of site.yaml, the name and addresses of the agency, and the years in which it was founded and its offices opened. */
export function readFacts(files: readonly ContentFile[]): Fact[] {
  const [facts, brand, founded, offices, emails] = ['facts', 'brand', 'founded', 'offices', 'emails'].map((field) =>
    siteField(files, field),
  )
  const years = [
    ['founded', founded],
    ...(Array.isArray(offices) ? offices.filter(isRecord).map(({ id, opened }) => [`${id}-opened`, opened]) : []),
  ]
  return [
    ...(typeof brand === 'string' ? [{ name: 'brand', value: brand }] : []),
    ...Object.entries(isRecord(emails) ? emails : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name: `${name}-email`, value }] : [],
    ),
    ...years.flatMap(([name, year]) => (typeof year === 'number' ? [{ name: String(name), value: String(year) }] : [])),
    ...Object.entries(isRecord(facts) ? facts : {}).flatMap(([name, fact]) =>
      isRecord(fact) && typeof fact.value === 'string' ? [{ name, value: fact.value }] : [],
    ),
  ]
}

/** Replaces each `{claim:name}` and `{fact:name}` with its value. Returns a problem for each unknown name. */
export function fillClaims(files: readonly ContentFile[]): { files: ContentFile[]; problems: Problem[] } {
  const claims = readClaims(files)
  if (!claims) return { files: [...files], problems: [] }
  const byName = (list: readonly Fact[]) => new Map(list.map(({ name, value }) => [name, value]))
  const values = { claim: byName(claims), fact: byName(readFacts(files)) }
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

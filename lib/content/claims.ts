import { didYouMean } from './did-you-mean.ts'
import type { ContentFile } from './files.ts'
import type { Problem } from './problem.ts'
import { isRecord, mapTexts, valueAt } from './walk.ts'

export type Claim = { name: string; value: string; label: string }

const PLACEHOLDER = /\{claim:([^}]*)\}/g

/** The claims of site.yaml that are whole; undefined when the file has none, so that nothing can be said about names. */
export function readClaims(files: readonly ContentFile[]): Claim[] | undefined {
  const claims = valueAt(files.find(({ kind }) => kind === 'site')?.value, ['claims'])
  if (!isRecord(claims)) return undefined
  return Object.entries(claims).flatMap(([name, claim]) => {
    if (!isRecord(claim) || typeof claim.value !== 'string' || typeof claim.label !== 'string') return []
    return [{ name, value: claim.value, label: claim.label }]
  })
}

/** Files in which each `{claim:name}` has become the value of the claim, and a problem for each unknown name. */
export function fillClaims(files: readonly ContentFile[]): { files: ContentFile[]; problems: Problem[] } {
  const claims = readClaims(files)
  if (!claims) return { files: [...files], problems: [] }
  const values = new Map(claims.map(({ name, value }) => [name, value]))
  const problems: Problem[] = []
  const filled = files.map((file) => ({
    ...file,
    value: mapTexts(file.value, (text, path) =>
      text.replace(PLACEHOLDER, (placeholder, name: string) => {
        const value = values.get(name)
        if (value !== undefined) return value
        const suggestion = didYouMean(name, values.keys())
        problems.push(file.source.problem(path, 'the name of a claim in site.yaml', `"${name}"`, suggestion))
        return placeholder
      }),
    ),
  }))
  return { files: filled, problems }
}

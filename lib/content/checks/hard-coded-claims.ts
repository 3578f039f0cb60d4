import { escapeRegExp } from '../../escape-reg-exp.ts'
import { type Claim, readClaims } from '../claim-placeholders.ts'
import { type FieldPath, quote } from '../problem.ts'
import { walk } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** Words of a label that do not identify its claim. */
const STOP_WORDS = /^(of|the|and|in)$/i

/** Texts must use `{claim:name}` instead of the value of a claim. No two claims may have the same value and label. */
export const checkHardCodedClaims: Check = ({ files, raw }) => {
  const claims = readClaims(files) ?? []
  const problems = repeatedClaims(claims).map(([claim, first]) => {
    const site = ofKind(files, 'site')[0]
    return site?.source.problem(
      ['claims', claim.name],
      'a value and a label that no other claim has',
      `those of ${first}`,
    )
  })
  const patterns = claims.map((claim) => [claim, claimPattern(claim)] as const)
  for (const { kind, source, value: data } of raw) {
    walk(data, (value, path) => {
      if (typeof value !== 'string' || isExempt(kind, path)) return
      for (const [claim, pattern] of patterns) {
        const match = pattern.exec(value)
        if (!match) continue
        problems.push(source.problem(path, `{claim:${claim.name}} in place of ${quote(claim.value)}`, quote(match[0])))
        return
      }
    })
  }
  return problems.filter((problem) => problem !== undefined)
}

function repeatedClaims(claims: readonly Claim[]): [claim: Claim, first: string][] {
  const seen = new Map<string, string>()
  return claims.flatMap((claim) => {
    const key = `${claim.value} ${claim.label}`.toLowerCase()
    const first = seen.get(key)
    if (first) return [[claim, first]]
    seen.set(key, claim.name)
    return []
  })
}

function isExempt(kind: string, path: FieldPath): boolean {
  return path.at(-1) === 'source' || (kind === 'site' && path[0] === 'claims')
}

/** Matches the value of the claim followed by a word of its label, with at most one other word between them. */
function claimPattern({ value, label }: Claim): RegExp {
  const words = label.split(/\s+/).filter((word) => !STOP_WORDS.test(word))
  const stems = words.map((word) => `${escapeRegExp(word.replace(/s$/, ''))}s?`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,])${escapeRegExp(value)}\\s+(?:[\\p{L}-]+\\s+)?(?:${stems.join('|')})(?!\\p{L})`,
    'iu',
  )
}

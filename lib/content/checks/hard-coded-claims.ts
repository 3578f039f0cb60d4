import { type Claim, readClaims } from '../claim-placeholders.ts'
import { type FieldPath, quote } from '../problem.ts'
import { walk } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** The specification gives this text word for word. */
const EXEMPT = 'home hero.badge'

/** Words of a label that say too little to tie a number to the claim. */
const SMALL_WORDS = /^(of|the|and|in)$/i

/** A number that the site claims stands in site.yaml and nowhere else, so that it is changed in one place. */
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
  const statements = claims.map((claim) => [claim, statement(claim)] as const)
  for (const { kind, source, value: data } of raw) {
    walk(data, (value, path) => {
      if (typeof value !== 'string' || isExempt(kind, path)) return
      for (const [claim, pattern] of statements) {
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
  return path.at(-1) === 'source' || (kind === 'site' && path[0] === 'claims') || `${kind} ${path.join('.')}` === EXEMPT
}

/** The value of the claim with a word of its label behind it, at most one other word between them. */
function statement({ value, label }: Claim): RegExp {
  const words = label.split(/\s+/).filter((word) => !SMALL_WORDS.test(word))
  const stems = words.map((word) => `${literal(word.replace(/s$/, ''))}s?`)
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,])${literal(value)}\\s+(?:[\\p{L}-]+\\s+)?(?:${stems.join('|')})(?!\\p{L})`,
    'iu',
  )
}

/** A text as it stands in a pattern. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

import { escapeRegExp } from '../../escape-reg-exp.ts'
import { type Problem, quote } from '../problem.ts'
import { words } from '../schemas/words.ts'
import { walk } from '../traverse.ts'
import { type CheckInput, ofKind } from './check.ts'

/**
 * Finds the words of words.yaml that texts avoid. `check` of that file says whether they are problems or warnings. `use` may
 * also say how to write it, so it is not quoted.
 */
export function checkWords({ raw }: Pick<CheckInput, 'raw'>): { problems: Problem[]; warnings: Problem[] } {
  const list = words.safeParse(ofKind(raw, 'words')[0]?.value).data
  if (!list || list.check === 'off') return { problems: [], warnings: [] }
  const entries = list.words.map(({ avoid, use, except = [] }) => ({ pattern: wordsPattern(avoid), use, except }))
  const found = raw
    .filter(({ kind }) => kind !== 'words')
    .flatMap(({ source, value: data }) => {
      const problems: Problem[] = []
      walk(data, (value, path) => {
        if (typeof value !== 'string' || path.at(-1) === 'source') return
        for (const { pattern, use, except } of entries) {
          const [match] = pattern.exec(value) ?? []
          if (match && !except.includes(value)) problems.push(source.problem(path, use, quote(match)))
        }
      })
      return problems
    })
  return list.check === 'error' ? { problems: found, warnings: [] } : { problems: [], warnings: found }
}

/** Whole words, which are not part of an address, of the path of a picture or of the name of a fact. */
function wordsPattern(avoid: readonly string[]): RegExp {
  const forms = avoid.map((form) => escapeRegExp(form).replaceAll(' ', '\\s+'))
  return new RegExp(`(?<![\\p{L}\\p{N}/_.@:#-])(?:${forms.join('|')})(?![\\p{L}\\p{N}/_@}-])`, 'iu')
}

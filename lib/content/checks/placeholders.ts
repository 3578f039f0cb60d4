import { readClaims, readFacts, withoutPlaceholders } from '../claim-placeholders.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type Problem, quote } from '../problem.ts'
import { walk } from '../traverse.ts'
import { type Check, ofKind } from './check.ts'

/** With other brackets, signs or spaces, with another word before the name, or without an end. */
const MISSPELT =
  /\{[\s{]*(?:claim|fact)s?(?!\p{L})[^{}]*\}*|(?<![\p{L}\p{N}])(?:claim|fact)s?:[\p{L}\p{N}-]+[\])}>]*|\{[\p{L}\p{N}-]+(?::[\p{L}\p{N}-]+)?\}/giu

/** The words in braces that pages replace by something else, and the fields in which they do. */
const OTHERS: Readonly<Record<string, RegExp>> = {
  count: /^portfolio-page shared\.many$/,
  host: /^privacy way\.service$/,
  pay: /^jobs seo\.description$/,
  project: /^technologies-page closing\./,
  service: /^labels service\.link$/,
  tool: /^technologies-page closing\./,
}

/** Placeholders must be spelled as texts need them, and the values of site.yaml that take their place have none. */
export const checkPlaceholders: Check = ({ raw }) => {
  const facts = readFacts(raw)
  const known = [
    ...facts.map(({ name, path }) => ({ placeholder: `{fact:${name}}`, path })),
    ...(readClaims(raw) ?? []).map(({ name }) => ({ placeholder: `{claim:${name}}`, path: ['claims', name, 'value'] })),
  ]
  const values = new Map(known.map(({ placeholder, path }) => [path.join('.'), placeholder]))
  const problems: Problem[] = []
  for (const { kind, source, value: data } of raw) {
    walk(data, (value, path) => {
      // Code has braces of its own.
      if (typeof value !== 'string' || path.at(-1) === 'source') return
      const misspelt = misspeltIn(value, [...values.values()])
      const own = kind === 'site' ? values.get(path.join('.')) : undefined
      if (own && (misspelt.length > 0 || withoutPlaceholders(value) !== value))
        problems.push(source.problem(path, `a text without placeholders, because ${own} stands for it`, quote(value)))
      else
        for (const { written, meant, expected = 'a placeholder like {fact:name} or {claim:name}' } of [
          ...misspelt,
          ...othersIn(value, `${kind} ${path.join('.')}`).filter((other) =>
            misspelt.every(({ written }) => written !== other.written),
          ),
        ])
          problems.push(source.problem(path, expected, quote(written), meant))
    })
  }
  const site = ofKind(raw, 'site')[0]
  for (const { name, path } of facts) {
    const builtIn = path[0] === 'facts' && facts.find((fact) => fact.name === name && fact.path[0] !== 'facts')
    if (!site || !builtIn) continue
    const expected = `another name, because {fact:${name}} stands for ${builtIn.path.join('.')}`
    problems.push(site.source.problem(path.slice(0, 2), expected, quote(name)))
  }
  return problems
}

type Misspelt = { written: string; meant: string | undefined; expected?: string }

/** In fields whose words in braces pages replace, those that they do not; and the pay of an opening in its other fields. */
function othersIn(text: string, field: string): Misspelt[] {
  const names = Object.keys(OTHERS).filter((name) => OTHERS[name]?.test(field))
  const own = names.map((name) => `{${name}}`)
  return [...text.matchAll(/\{\s*([\p{L}-]+)\s*\}/gu)].flatMap(([written, word = '']): Misspelt[] => {
    if (field.startsWith('jobs ') && own.length === 0 && word === 'pay')
      return [
        { written, meant: undefined, expected: 'a text without {pay}, which stands for it in seo.description only' },
      ]
    if (own.length === 0 || own.includes(written)) return []
    const meant = names.find((name) => name === word.toLowerCase()) ?? didYouMean(word, names)
    return [{ written, meant: meant && `{${meant}}`, expected: `a placeholder like ${own.join(' or ')}` }]
  })
}

function misspeltIn(text: string, known: readonly string[]): Misspelt[] {
  return [...withoutPlaceholders(text).matchAll(MISSPELT)].flatMap(([written]) => {
    const isWord = /^\{[\p{L}\p{N}-]+\}$/u.test(written) && !/^\{(claim|fact)s?(?!\p{L})/iu.test(written)
    const meant = isWord ? known.find((one) => one.endsWith(`:${written.slice(1)}`)) : nearest(written, known)
    return isWord && (!meant || written.slice(1, -1) in OTHERS) ? [] : [{ written: written.trimEnd(), meant }]
  })
}

/** The longest placeholder with the same words, or the nearest one. */
function nearest(written: string, known: readonly string[]): string | undefined {
  const words = wordsOf(written).replace(/^(claim|fact)s /, '$1 ')
  const byWords = new Map(known.map((placeholder) => [wordsOf(placeholder), placeholder]))
  const [same] = [...byWords.keys()]
    .filter((other) => `${words} `.startsWith(`${other} `))
    .sort((a, b) => b.length - a.length)
  return byWords.get(same ?? didYouMean(words, byWords.keys()) ?? '')
}

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

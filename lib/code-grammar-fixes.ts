/** A piece of code in one colour. `kind` is a class of app/code.css; without one it has the text colour. */
export interface Run {
  text: string
  kind?: string
}

type Rule = readonly [words: RegExp, kind: string | undefined]

/** Words that the grammars of Shiki do not recognise or take for something else. The first matching rule applies. */
const RULES: Record<string, readonly Rule[]> = {
  // The grammar lacks some keywords and PostgreSQL's types, and takes "status" for a keyword.
  sql: [
    [/^[A-Z]{2,}$/, 'code-keyword'],
    [/^(?:int|text|uuid|daterange|numeric|timestamptz|jsonb)$/, 'code-function'],
    [/^[a-z]/, undefined],
  ],
  kotlin: [
    [/^constructor$/, 'code-keyword'],
    [/^[A-Z]/, 'code-function'],
  ],
}

/** Splits a token into its words, each with the kind that the rules give it. */
export function overrideToken(language: string, { text, kind }: Run): Run[] {
  const rules = RULES[language]
  if (!rules || kind === 'code-string' || kind === 'code-comment') return [{ text, ...(kind ? { kind } : {}) }]
  return (text.match(/\w+|\W+/g) ?? []).map((word) => {
    const rule = rules.find(([words]) => words.test(word))
    const wordKind = rule ? rule[1] : kind
    return { text: word, ...(wordKind ? { kind: wordKind } : {}) }
  })
}

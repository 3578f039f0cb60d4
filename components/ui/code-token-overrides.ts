/** A piece of code in one colour; the kind is a class of code-block.css, none for what is plain ink. */
export interface Run {
  text: string
  kind?: string
}

type Rule = readonly [words: RegExp, kind: string | undefined]

/** What the grammars leave out or take for something else, word by word; the first rule that knows a word counts. */
const RULES: Record<string, readonly Rule[]> = {
  // Keywords are written in capitals here. The grammar knows neither all of them nor PostgreSQL's types, and takes "status" for one.
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

/** A token of the grammar with the words in it that have a colour of their own. */
export function overrideToken(language: string, { text, kind }: Run): Run[] {
  const rules = RULES[language]
  if (!rules || kind === 'code-string' || kind === 'code-comment') return [{ text, ...(kind ? { kind } : {}) }]
  return (text.match(/\w+|\W+/g) ?? []).map((word) => {
    const rule = rules.find(([words]) => words.test(word))
    const own = rule ? rule[1] : kind
    return { text: word, ...(own ? { kind: own } : {}) }
  })
}

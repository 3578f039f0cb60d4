/** A piece of code in one colour. `kind` is a class of app/code.css; without one it has the text colour. */
export interface Run {
  text: string
  kind?: string
}

type Rule = readonly [words: RegExp, kind: string | undefined]

/** Of table 8.1 of PostgreSQL's documentation, without those that are common names of columns, such as "line" and "path". */
const SQL_TYPES =
  /^(?:bigint|bigserial|boolean|bytea|char|cidr|date|daterange|decimal|float8|inet|int|integer|interval|jsonb?|numeric|numrange|real|serial|smallint|text|timestamptz|timestamp|tsrange|tstzrange|tsvector|uuid|varchar)$/
/** The most common ones of appendix C, as people write them in lower case. */
const SQL_RESERVED =
  /^(?:all|alter|and|any|as|asc|begin|between|by|case|check|commit|constraint|create|cross|default|delete|desc|distinct|drop|else|end|except|exists|false|for|foreign|from|full|grant|group|having|if|in|index|inner|insert|intersect|into|is|join|key|lateral|left|like|limit|not|null|offset|on|or|order|outer|over|primary|references|returning|right|select|set|table|then|true|union|unique|update|using|values|view|when|where|with)$/

/** Words that the grammars of Shiki do not recognise or take for something else. The first matching rule applies. */
const RULES: Record<string, readonly Rule[]> = {
  // The grammar lacks some keywords and types, and takes names such as "status" for keywords.
  sql: [
    [/^[A-Z]{2,}$/, 'code-keyword'],
    [SQL_TYPES, 'code-function'],
    [SQL_RESERVED, 'code-keyword'],
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

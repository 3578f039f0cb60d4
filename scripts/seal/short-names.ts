import { classesOf, PROPERTY, propertiesOf, WORD, withNames } from './class-sheets.ts'
import { type ClassTexts, classTexts } from './class-texts.ts'

const IN_PAGE = /( class=")([^"]+)/g
/** In React's data, in a file of its own and, with signs before its quotation marks, in a page. */
const IN_DATA = /([cC]lassName\\?":\\?")([^"\\]+(?:\\+u00[0-9a-f]{2}[^"\\]*)*)/g
const PLAIN_WORD = /[\w-]+/g
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const UPPER = LOWER.toUpperCase()

/** The short name of each class and custom property that has one. */
export type Names = ReadonlyMap<string, string>

/** Texts with classes and custom properties called by their short names. */
export interface ShortNames {
  words: Names
  sheet: (css: string) => string
  script: (code: string) => string
}

/**
 * Gives the classes of Tailwind's utilities, which say what they do (`lg:text-[1.4375rem]`), and the custom properties of
 * the sheets names of two letters: a page becomes a tenth lighter. The names of our own parts stay; so does each name that
 * stands where more than classes stand in the scripts or in React's data of a page, as a script may put it together or
 * look for it.
 */
export function shortNames(sheets: readonly string[], scripts: readonly string[], data: Iterable<string>): ShortNames {
  const css = sheets.join('\n')
  const classes = classesOf(css)
  const isList = listOf(new Set([...classes.utilities, ...classes.parts]))
  const found = new Map(scripts.map((code) => [code, classTexts(code, isList)]))
  const names = chosen(classes, propertiesOf(css), [...found.values()], piecesOf(data))
  const shorter = shorterBy(names)
  return {
    words: names,
    sheet: (css) => withNames(css, names),
    script: (code) => replaced(code, found.get(code)?.places ?? [], shorter),
  }
}

const shorterBy = (names: Names) => memoized((text) => text.replace(WORD, (word) => names.get(plain(word)) ?? word))

/** A page with the data in it, and data alone, with the short `names`. */
export function withShortNames(names: Names): Record<'page' | 'data', (text: string) => string> {
  const shorter = shorterBy(names)
  const behind = (_: string, before: string, text: string) => before + shorter(text)
  const data = (text: string) => text.replace(IN_DATA, behind)
  return { page: (html) => data(html.replace(IN_PAGE, behind)), data }
}

/** Whether a text is a list of several names, all of them `known`: nobody would write that by chance. */
function listOf(known: ReadonlySet<string>): (text: string) => boolean {
  return (text) => {
    const words = text.trim().split(/\s+/)
    return words.length > 1 && words.every((word) => known.has(word))
  }
}

/** The new name of each utility and each custom property that may have one, in the order given. */
function chosen(
  { utilities, parts }: ReturnType<typeof classesOf>,
  properties: readonly string[],
  scripts: readonly ClassTexts[],
  data: Iterable<string>,
): Map<string, string> {
  const left = new Set(parts)
  for (const { others } of scripts)
    for (const text of others) for (const word of wordsIn(text, WORD, PLAIN_WORD, PROPERTY)) left.add(word)
  for (const text of data) for (const word of wordsIn(text, WORD, PROPERTY)) left.add(plain(word))
  const joined = [...left].filter((word) => /^[a-z][\w-]+-$/.test(word))
  const beginnings = [...new Set([...joined, ...scripts.flatMap((script) => script.beginnings)])]
  const given = (names: Iterable<string>, sign: string) => {
    const short = shortest((name) => left.has(sign + name))
    // The sign alone begins a name that comes from another text: `var(--ink)`, of which the end is looked up.
    const puts = beginnings.filter((beginning) => beginning !== sign && beginning.startsWith(sign))
    const free = (name: string) => !left.has(name) && !puts.some((beginning) => name.startsWith(beginning))
    return [...names].filter(free).map((name) => [name, sign + short()] as const)
  }
  return new Map([...given(utilities, ''), ...given(properties, '--')])
}

const wordsIn = (text: string, ...patterns: RegExp[]): string[] =>
  patterns.flatMap((pattern) => text.match(pattern) ?? [])

/** `aA`, `aB` … `zZ`, `aAa` …, but those that are `taken`: no words that a text or a script would have by chance. */
function shortest(taken: (name: string) => boolean): () => string {
  let index = 0
  const next = (): string => {
    const name = `${LOWER[Math.floor(index / 26) % 26]}${UPPER[index % 26]}${LOWER[Math.floor(index / 676) - 1] ?? ''}`
    index++
    return taken(name) ? next() : name
  }
  return next
}

/** What stands in the data beside classes, each piece once: pages share most of what they say. No word goes over a quotation mark. */
function* piecesOf(data: Iterable<string>): Iterable<string> {
  const seen = new Set<string>()
  const first = (text: string) => !seen.has(text) && seen.add(text)
  for (const text of data)
    for (const line of text.split('\n').filter(first)) yield* line.replace(IN_DATA, '').split('"').filter(first)
}

const SIGNS: readonly [written: RegExp, sign: string][] = [
  [/&amp;|\\+u0026/g, '&'],
  [/&gt;|\\+u003e/g, '>'],
  [/&lt;|\\+u003c/g, '<'],
]

/** A name as style sheets mean it. */
const plain = (word: string): string => SIGNS.reduce((text, [written, sign]) => text.replace(written, sign), word)

/** What `make` makes of a text, made once: pages say the same often. */
function memoized(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    known.set(text, made)
    return made
  }
}

function replaced(text: string, places: ClassTexts['places'], replace: (text: string) => string): string {
  const ends = [0, ...places.map(({ end }) => end)]
  const parts = places.map(({ start, end }, index) => text.slice(ends[index], start) + replace(text.slice(start, end)))
  return parts.join('') + text.slice(ends.at(-1))
}

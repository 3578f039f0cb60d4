import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { PurgeCSS } from 'purgecss'
import { SCRIPT } from './chunks.ts'
import { WORD } from './class-sheets.ts'
import { atRulesAround, rulesOf } from './rules.ts'

/** At which names of elements and attributes end. */
const SIGNS = /[<>=;{}]+/
const ATTRIBUTE = /\[([a-z-]+)/g
/** Next sets the names of faces on the root element, by a class of each. */
const ALWAYS = /^(?::root|\.[\w-]+_variable$)/
const UNTOUCHED = /^font-(?:feature|variation)-settings$/
/** With parentheses of one depth in what stands in for a value. */
const FALLBACK = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g

/** Longer pieces of text are a page's own. */
const SHARED = 200

/** Reads a chunk by its name: `abc.js`. */
type ReadChunk = (name: string) => string

/** What is known of the text of a style sheet. */
interface Sheet {
  /** What its selectors name: classes, elements, attributes and what these are. */
  names: ReadonlySet<string>
  /** Which of them stand in a chunk. */
  inChunks: Map<string, ReadonlySet<string>>
  /** Which of them stand in a short piece of text. */
  inPieces: Map<string, readonly string[]>
  /** Its rules for the words of a page. */
  made: Map<string, Promise<string>>
}

const sheets = new Map<string, Sheet>()
/** The chunks that a chunk names. */
const named = new Map<string, readonly string[]>()

/**
 * The rules of `css` that the page at `html` or one of its scripts can come to use: those whose names, of classes and of
 * the rest, stand in one of them. The whole sheets are fetched when somebody makes for another page
 * (components/layout/page-links.tsx).
 */
export function usedStyles(css: string, html: string, read: ReadChunk): Promise<string> {
  const sheet = sheets.get(css) ?? { names: namesIn(css), inChunks: new Map(), inPieces: new Map(), made: new Map() }
  sheets.set(css, sheet)
  const used = usedIn(sheet, html)
  for (const chunk of chunksOf(html, read)) {
    const found = sheet.inChunks.get(chunk) ?? usedIn(sheet, read(chunk))
    sheet.inChunks.set(chunk, found)
    for (const name of found) used.add(name)
  }
  const content = [...used].sort().join('\n')
  // Pages of one kind need the same rules: a large portfolio takes no longer for it.
  const rules = sheet.made.get(content) ?? purge(css, content)
  sheet.made.set(content, rules)
  return rules
}

async function purge(css: string, content: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split('\n'),
    // Rules for anything, as `:focus-visible`, name nothing that could be looked for.
    safelist: [/^::?[a-z-]+$/],
    // Scripts set them in more ways than can be read: `dataset.filtering`, `hidden`.
    dynamicAttributes: [...css.matchAll(ATTRIBUTE)].map(([, name = '']) => name),
  })
  if (!result) throw new Error('no styles are left')
  return withoutFallbacks(result.css)
}

/**
 * Tailwind's base names six faces for a page that sets none: a value that is always set needs no other. What it leaves of
 * the features of fonts as they are says nothing.
 */
function withoutFallbacks(css: string): string {
  const sheet = postcss.parse(css)
  const set = new Set<string>()
  for (const rule of rulesOf(sheet)) {
    const always = ALWAYS.test(rule.selector) && atRulesAround(rule).every(({ name }) => name === 'layer')
    if (always) for (const node of rule.nodes) if (node.type === 'decl') set.add(node.prop)
  }
  sheet.walkDecls((declaration) => {
    if (UNTOUCHED.test(declaration.prop) && declaration.value === 'initial') return void declaration.remove()
    declaration.value = declaration.value.replace(FALLBACK, (whole, name: string) =>
      set.has(name) ? `var(${name})` : whole,
    )
  })
  return sheet.toString()
}

/** The names of `sheet` that are words of `text`. No word goes over a quotation mark, and pages share most of what is between. */
function usedIn({ names, inPieces }: Sheet, text: string): Set<string> {
  const used = new Set<string>()
  for (const piece of new Set(text.split('"'))) {
    const found = inPieces.get(piece) ?? wordsOf(piece).filter((word) => names.has(word))
    if (piece.length < SHARED) inPieces.set(piece, found)
    for (const name of found) used.add(name)
  }
  return used
}

function wordsOf(text: string): string[] {
  const written = text.includes('&')
    ? text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'")
    : text
  const words: string[] = written.match(WORD) ?? []
  // Most words of a page are a sentence's.
  return SIGNS.test(written) ? [...words, ...words.flatMap((word) => word.split(SIGNS))] : words
}

/** The chunks that the page names, and those that these name: what opens later may come from there. */
function chunksOf(html: string, read: ReadChunk): Set<string> {
  const chunks = new Set<string>()
  const add = (names: readonly string[]) => {
    for (const name of names) {
      if (chunks.has(name)) continue
      chunks.add(name)
      const further = named.get(name) ?? chunksIn(read(name))
      named.set(name, further)
      add(further)
    }
  }
  add(chunksIn(html))
  return chunks
}

const chunksIn = (text: string): string[] => [...new Set([...text.matchAll(SCRIPT)].map(([, name = '']) => name))]

/** Most words of a page are none of its style sheets'. */
function namesIn(css: string): Set<string> {
  const names = new Set<string>()
  for (const rule of rulesOf(postcss.parse(css))) {
    selectorParser((all) =>
      all.walk((part) => {
        if (part.type === 'class' || part.type === 'tag' || part.type === 'id') names.add(part.value)
        if (part.type === 'attribute') names.add(part.attribute).add(part.value ?? '')
      }),
    ).processSync(rule.selector)
  }
  return names
}

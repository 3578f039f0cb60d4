import { PurgeCSS } from 'purgecss'

/** Names of classes may hold all but space and quotation marks; those of elements and attributes end at their signs. */
const WORDS = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g]
const ATTRIBUTE = /\[([a-z-]+)/g
const CHUNK = /static\/chunks\/([\w~.-]+\.js)/g

/** Reads a chunk by its name: `abc.js`. */
type ReadChunk = (name: string) => string

/** What is known of the text of a style sheet. */
interface Sheet {
  /** Without the signs that hide a sign: names as pages write them. */
  plain: string
  /** Whether it mentions a word. */
  mentions: Map<string, boolean>
  /** Its rules for the words of a page. */
  made: Map<string, Promise<string>>
}

const sheets = new Map<string, Sheet>()
const wordsOfChunks = new Map<string, ReadonlySet<string>>()

/**
 * The rules of `css` that the page at `html` or one of its scripts can come to use: those whose names, of classes and of
 * the rest, stand in one of them. The whole sheets are fetched when somebody makes for another page
 * (components/layout/page-links.tsx).
 */
export function usedStyles(css: string, html: string, read: ReadChunk): Promise<string> {
  const words = wordsOf(html)
  for (const chunk of chunksOf(html, read)) for (const word of wordsOfChunk(chunk, read)) words.add(word)
  const sheet = sheets.get(css) ?? { plain: css.replaceAll('\\', ''), mentions: new Map(), made: new Map() }
  sheets.set(css, sheet)
  const content = [...words]
    .filter((word) => isMentioned(sheet, word))
    .sort()
    .join('\n')
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
  return result.css
}

function wordsOf(text: string): Set<string> {
  const written = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'")
  return new Set(WORDS.flatMap((pattern) => written.match(pattern) ?? []))
}

/** The chunks that the page names, and those that these name: what opens later may come from there. */
function chunksOf(html: string, read: ReadChunk): Set<string> {
  const chunks = new Set<string>()
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(CHUNK)) {
      if (chunks.has(name)) continue
      chunks.add(name)
      add(read(name))
    }
  }
  add(html)
  return chunks
}

function wordsOfChunk(chunk: string, read: ReadChunk): ReadonlySet<string> {
  const words = wordsOfChunks.get(chunk) ?? wordsOf(read(chunk))
  wordsOfChunks.set(chunk, words)
  return words
}

/** Most words of a page are none of its style sheets'. */
function isMentioned({ plain, mentions }: Sheet, word: string): boolean {
  const found = mentions.get(word) ?? plain.includes(word)
  mentions.set(word, found)
  return found
}

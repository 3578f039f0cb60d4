import { PurgeCSS } from 'purgecss'

/** Names of classes may hold all but space and quotation marks; those of elements and attributes end at their signs. */
const WORDS = [/[^\s"'`]+/g, /[^\s"'`<>=;{}]+/g]
const ATTRIBUTE = /\[([a-z-]+)/g
const CHUNK = /static\/chunks\/([\w~.-]+\.js)/g

/** Reads a chunk by its name: `abc.js`. */
type ReadChunk = (name: string) => string

const made = new Map<string, Promise<string>>()
const wordsOfChunks = new Map<string, ReadonlySet<string>>()
const mentioned = new Map<string, Map<string, boolean>>()

/**
 * The rules of `css` that the page at `html` or one of its scripts can come to use: those whose names, of classes and of
 * the rest, stand in one of them. The whole sheets are fetched when somebody makes for another page
 * (components/layout/page-links.tsx).
 */
export function usedStyles(css: string, html: string, read: ReadChunk): Promise<string> {
  const words = wordsOf(html)
  for (const chunk of chunksOf(html, read)) for (const word of wordsOfChunk(chunk, read)) words.add(word)
  const content = [...words]
    .filter((word) => isMentioned(css, word))
    .sort()
    .join('\n')
  // Pages of one kind need the same rules: a large portfolio takes no longer for it.
  const key = `${content}\0${css}`
  const before = made.get(key) ?? purge(css, content)
  made.set(key, before)
  return before
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
function isMentioned(css: string, word: string): boolean {
  const known = mentioned.get(css) ?? new Map<string, boolean>()
  mentioned.set(css, known)
  const found = known.get(word) ?? plain(css).includes(word)
  known.set(word, found)
  return found
}

let lastPlain: [string, string] | undefined
/** `css` without the signs that hide a sign: names as pages write them. */
function plain(css: string): string {
  if (lastPlain?.[0] !== css) lastPlain = [css, css.replaceAll('\\', '')]
  return lastPlain[1]
}

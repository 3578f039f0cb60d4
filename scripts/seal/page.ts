import { parse } from 'node-html-parser'
import { hashOf, policyOf } from './policy.ts'
import { withStylesInside } from './styles.ts'

export interface SealOptions {
  messageOrigin: string
  /** The bytes of a file of ours, by the path that the page names. Throws when there is none. */
  read: (path: string) => Buffer
}

/**
 * Makes the page at `html` say what may run in it, and leaves what it means as it was: Next's data comes in one script
 * and all styles in one style element (hashes cannot be compressed, so few are wanted), scripts carry their integrity, and the policy stands in the head before anything that loads.
 */
export function sealPage(html: string, { messageOrigin, read }: SealOptions): string {
  const { body, rules } = withoutStyleAttributes(withOneFlight(html))
  const whole = withIntegrity(withStylesInside(body, rules, read), read)
  const policy = policyOf({ scripts: inlineScripts(whole), styles: inlineStyles(whole), messageOrigin })
  // The charset has to stand in the first 1024 bytes, and loads nothing: the policy comes right after it.
  const charset = /<meta charset="[^"]*"\/?>/i.exec(whole)
  if (!charset) throw new Error('the page does not name its charset')
  const place = charset.index + charset[0].length
  return `${whole.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${whole.slice(place)}`
}

/** Where one piece of Next's data ends and the next begins; and where the list that holds them is made. */
const SEAM = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g
const FIRST_SEAM = /\.push\(\[0\]\)<\/script><script>(?=self\.__next_f\.push)/

const FLIGHT = /\.push\(\[1,"([\s\S]*?)"\]\)<\/script>/

/** The data is full of quotation marks: between single quotes they need no escape, which makes a page 2 % lighter. */
const withOneFlight = (html: string): string =>
  html
    .replace(SEAM, '')
    .replace(FIRST_SEAM, '.push([0]);')
    .replace(FLIGHT, (_, text: string) => `.push([1,${singleQuoted(text)}])</script>`)

/** The same text as `text` is between double quotes. */
const singleQuoted = (text: string): string =>
  `'${text.replace(/\\.|'/g, (part) => (part === "'" ? "\\'" : part === '\\"' ? '"' : part))}'`

const TAG = /<[a-z][^<>]*?\sstyle="[^"]*"[^<>]*>/gi
const STYLE = /\sstyle="([^"]*)"/

/**
 * Style attributes become rules. React does not look at them again when it takes a page over, and elements that it makes
 * later are styled by script, which no policy forbids. `:not(#_)` gives the rules the rank of an attribute.
 */
function withoutStyleAttributes(html: string): { body: string; rules: string } {
  const names = new Map<string, string>()
  const body = html.replace(TAG, (tag) =>
    tag.replace(STYLE, (_, style: string) => {
      const name = names.get(style) ?? String(names.size)
      names.set(style, name)
      return ` data-style="${name}"`
    }),
  )
  const rules = [...names].map(([style, name]) => `[data-style="${name}"]:not(#_){${decoded(style)}}`)
  return { body, rules: rules.join('') }
}

/** The five entities that React writes. A style that could end its element or its rule is not one of ours. */
function decoded(style: string): string {
  const text = style
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
  if (/[<{}]/.test(text)) throw new Error(`a style attribute cannot be made a rule: ${text}`)
  return text
}

/** Scripts, and what is fetched early for them: without it they would be fetched twice. */
const LOADS = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/_next\/static\/[^"]+\.js)"[^>]*?(?=\/?>)/g

const withIntegrity = (html: string, read: SealOptions['read']): string =>
  html.replace(LOADS, (tag, path: string) => `${tag} integrity="${hashOf(read(path))}"`)

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes) ? [] : [text],
  )

const inlineStyles = (html: string): string[] =>
  parse(html, { comment: true })
    .querySelectorAll('style')
    .map((element) => element.rawText)

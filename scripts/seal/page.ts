import { parse } from 'node-html-parser'
import { withCurrentLinks } from './current-links.ts'
import { withLeanData } from './data.ts'
import { withLateScripts } from './late.ts'
import { hashOf, policyOf } from './policy.ts'
import { withStylesInside } from './styles.ts'

export interface SealOptions {
  /** Where the page is: `/about/`. */
  path: string
  messageOrigin: string
  /** The bytes of a file of ours, by the path that the page names. Throws when there is none. */
  read: (path: string) => Buffer
}

/**
 * Makes the page at `html` say what may run in it, and leaves what it means as it was: Next's data comes in one script
 * and all styles in one style element (hashes cannot be compressed, so few are wanted), scripts wait for the first view
 * and carry their integrity, and the policy stands in the head before anything that loads.
 */
export async function sealPage(html: string, { path, messageOrigin, read }: SealOptions): Promise<string> {
  const { body, rules } = withoutStyleAttributes(withCurrentLinks(withLeanData(html), path))
  const whole = withIntegrity(withLateScripts(await withStylesInside(body, rules, read), read), read)
  const policy = policyOf({ scripts: inlineScripts(whole), styles: inlineStyles(whole), messageOrigin })
  // The charset has to stand in the first 1024 bytes, and loads nothing: the policy comes right after it.
  const charset = /<meta charset="[^"]*"\/?>/i.exec(whole)
  if (!charset) throw new Error('the page does not name its charset')
  const place = charset.index + charset[0].length
  return `${whole.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${whole.slice(place)}`
}

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

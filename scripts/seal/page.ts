import { withCurrentLinks } from './current-links.ts'
import { withLeanData } from './data.ts'
import { withLateScripts } from './late.ts'
import { hashOf, policyOf } from './policy.ts'
import { type Publish, withStylesInside } from './styles.ts'

export interface SealOptions {
  /** Where the page is: `/about/`. */
  path: string
  messageOrigin: string
  /** The bytes of a file of ours, by the path that the page names. Throws when there is none. */
  read: (path: string) => Buffer
  publish: Publish
}

/**
 * Makes the page at `html` say what may run in it, and leaves what it means as it was: the styles of the first view come
 * in one style element (hashes cannot be compressed, so few are wanted), the other styles, Next's data and the list of
 * the scripts in files of the page's own, scripts wait for the first view, all files carry their integrity, and the
 * policy stands in the head before anything that loads.
 */
export async function sealPage(html: string, { path, messageOrigin, read, publish }: SealOptions): Promise<string> {
  const lean = withCurrentLinks(withLeanData(html), path).replace(THEME, '<script></script>')
  const { body, rules } = withoutStyleAttributes(lean)
  const styled = await withStylesInside(body, rules, read, publish)
  const whole = asHtml(withIntegrity(withLateScripts(styled, read, publish), read))
  const policy = policyOf({ scripts: inlineScripts(whole), styles: inlineStyles(whole), messageOrigin })
  // The charset has to stand in the first 1024 bytes, and loads nothing: the policy comes right after it.
  const charset = /<meta charset="[^"]*"\/?>/i.exec(whole)
  if (!charset) throw new Error('the page does not name its charset')
  const place = charset.index + charset[0].length
  return `${whole.slice(0, place)}<meta http-equiv="Content-Security-Policy" content="${policy}">${whole.slice(place)}`
}

const VOID = /(<(?:meta|link|img|source|input|br|hr)\b[^<>]*)\/>/g
const CAPITALS = / (?:srcSet|fetchPriority|popoverTarget|charSet|autoComplete|inputMode)="/g

/** Between and behind the names of classes, where one that was not wanted has left its place. */
const CLASSES = /(?<= class=")[^"]*/g

/** Shorter, and the same to a browser: elements without an inside need no slash, and attributes have no capitals. */
const asHtml = (html: string): string =>
  html
    .replace(VOID, '$1>')
    .replace(CAPITALS, (name) => name.toLowerCase())
    .replace(CLASSES, (names) => names.trim().replace(/ +/g, ' '))

/** What components/layout/theme-script.ts says as well. React wants the element, and does not look into it. */
const THEME = /<script>\(\([a-z,]+\)=>\{[^<]*\("data-theme","theme",[^<]*<\/script>/

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

/** Scripts, and the sheet of the page's own. */
const LOADS =
  /<(?:script|link)\b[^>]*\b(?:src="(\/_next\/static\/[^"]+\.js)"|href="(\/_next\/static\/pages\/[^"]+)")[^>]*?(?=\/?>)/g

const withIntegrity = (html: string, read: SealOptions['read']): string =>
  html.replace(LOADS, (tag, src?: string, href?: string) => `${tag} integrity="${hashOf(read(src ?? href ?? ''))}"`)

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes) || !text ? [] : [text],
  )

/** A text that only looks like one would get a hash that nothing has. */
const STYLE_ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/g

const inlineStyles = (html: string): string[] => [...html.matchAll(STYLE_ELEMENT)].map(([, text = '']) => text)

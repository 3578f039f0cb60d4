import { brotliCompressSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { WEIGHT } from './budgets.ts'

export type Weight = Record<keyof typeof WEIGHT, number>

/** A file of the export, by the path that pages name it by. Each throws when there is none. */
export interface Files {
  /** Its bytes as they are sent. */
  sizeOf: (path: string) => number
  /** What stands in it. */
  textOf: (path: string) => string
}

/** The page's own file names the scripts that it runs (scripts/seal/late.ts). */
const LISTED = /\["(\/_next\/static\/[^"]+\.js)","sha256-/g

const FONT = /url\((\/[^)]+\.woff2)\)/g
/** Where the rules begin that stand for style attributes (scripts/seal/page.ts): they are the page's own, and so HTML. */
const OWN_RULES = '[data-style="0"]'

const compressed = new Map<string, number>()
function brotli(text: string): number {
  const known = compressed.get(text)
  if (known !== undefined) return known
  const { length } = brotliCompressSync(text)
  compressed.set(text, length)
  return length
}

/** What the page `html`, which takes `sent` bytes, costs before anybody does anything. */
export function weighPage(html: string, sent: number, { sizeOf, textOf }: Files): Weight {
  const document = parse(html)
  const named = (selector: string, attribute: string) =>
    new Set(document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ''))
  const own = named('script[data-file]', 'data-file')
  const late = [...own].flatMap((path) => [...textOf(path).matchAll(LISTED)].map(([, chunk = '']) => chunk))
  const scripts = new Set([
    ...named('script[src]:not([nomodule])', 'src'),
    ...named('link[as="script"]', 'href'),
    ...late,
  ])
  const sheets = named('link[rel="stylesheet"]:not([disabled])', 'href')
  const style = document
    .querySelectorAll('style')
    .map(({ rawText }) => rawText)
    .join('')
  const shared = style.split(OWN_RULES, 1).join('')
  const fonts = new Set([...style.matchAll(FONT)].map(([, path = '']) => path))
  const all = [...scripts, ...own, ...sheets, ...fonts]
  const ours = (path: string) => /^\/(?!\/)/.test(path)
  const sum = (paths: Iterable<string>) => [...paths].filter(ours).reduce((total, path) => total + sizeOf(path), 0)
  const inside = shared ? brotli(shared) : 0
  return {
    script: sum(scripts),
    css: sum(sheets) + inside,
    // React's data is the page's text once more.
    html: sent - inside + sum(own),
    fonts: sum(fonts),
    requests: all.length + 1,
    foreign: all.filter((path) => !ours(path)).length,
  }
}

/** One sentence for each budget that the page at `route` exceeds. */
export const overWeight = (route: string, weight: Weight): string[] =>
  Object.entries(WEIGHT).flatMap(([kind, budget]) => {
    const found = Object.entries(weight).find(([name]) => name === kind)?.[1] ?? Number.NaN
    return found <= budget ? [] : [`${route}: ${kind} ${found}, budget ${budget}`]
  })

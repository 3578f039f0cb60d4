/**
 * React's data repeats all of a page's markup, so that React can make the same elements again. Where a piece of it is
 * markup and nothing else, the page itself already says it: such pieces leave the data, and are read from the document
 * before React starts (run-page.ts). React takes them over as it takes any element with inner HTML: it does not walk
 * through them, which is most of the work of hydration, and can make them again when a visitor comes back.
 */
import { isAsLongAs, isPlain, markupOf, nextPage } from './plain.ts'
import {
  elementOf,
  enteredIn,
  type Json,
  nameIn,
  type Props,
  rowsOf,
  stillNamed,
  targetIn,
  written,
} from './react-data.ts'

/** Stands in the data for the inner HTML of the element that has `data-kept` with the same number. */
const markOf = (number: number): string => `\u00a4${number}\u00a4`
const MARK = /\u00a4\d+\u00a4/

/** Shorter pieces weigh less than the names by which they would be found. */
const WORTH_KEEPING = 160
/** What stands in for a page that is not there is a page of its own, 404.html: no link of ours leads to it. */
const UNUSED = new Set(['notFound'])

/** The page's HTML with the kept elements marked, and its data without what they say. */
export function withKept(html: string, data: string): { html: string; data: string } {
  // Content that looks like a mark would be taken for one.
  if (MARK.test(data)) return { html, data }
  nextPage()
  const rows = rowsOf(data)
  const target = targetIn(rows)
  const entered = enteredIn(data)
  const page = markedPage(html)
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const left = new Map<string, Json>()

  /** Takes what is still needed of the line that `text` names. A line that others lead into stays as it is. */
  const reach = (text: string): void => {
    const name = nameIn(text)
    const value = values.get(name)
    if (value === undefined || left.has(name)) return
    left.set(name, value)
    left.set(name, entered.has(name) ? whole(value) : lean(value))
  }
  const whole = (value: Json): Json => {
    if (typeof value === 'string') reach(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(whole)
    return value
  }
  const lean = (value: Json): Json => {
    if (typeof value === 'string') reach(value)
    if (!Array.isArray(value)) return value === null || typeof value !== 'object' ? value : leanProps(value)
    const element = elementOf(value)
    if (!element) return value.map(lean)
    const { children = null, ...attributes } = element.props
    const kept = isAsLongAs(WORTH_KEEPING, children, target) && isPlain(value, target)
    const mark = kept ? keep(value) : undefined
    const props = mark ? { ...attributes, dangerouslySetInnerHTML: { __html: mark } } : leanProps(element.props)
    return value.map((item, index) => (index === 3 ? props : item))
  }
  const keep = (value: Json): string | undefined => {
    const key = JSON.stringify(value)
    return page.keep(key, () => markupOf(value, key, target))
  }
  const leanProps = (props: Props): Props =>
    Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, UNUSED.has(name) ? '$undefined' : lean(value)]),
    )

  reach('$0')
  const needed = rows.flatMap((row) => {
    const value = left.get(row.name)
    if (row.value === undefined) return [row]
    return value === undefined ? [] : [{ ...row, value }]
  })
  return { html: page.html(), data: written(stillNamed(needed)) }
}

/** A page whose elements can be marked, each once. */
function markedPage(html: string) {
  const numbers = new Map<string, number>()
  /** Where each number goes. */
  const places = new Map<number, number>()
  /** The data follows the page, by and large. */
  let last = 0
  const find = (markup: string, from: number): number => {
    const place = html.indexOf(markup, from)
    return place >= 0 && places.has(insideTag(markup, place)) ? find(markup, place + 1) : place
  }
  return {
    html: () => withMarks(html, places),
    /** The mark for the inside of the markup that is called `key`; undefined when it does not stand in the page. */
    keep(key: string, make: () => string): string | undefined {
      const known = numbers.get(key)
      if (known !== undefined) return markOf(known)
      const markup = make()
      const ahead = find(markup, last)
      const place = ahead < 0 ? find(markup, 0) : ahead
      if (place < 0) return undefined
      last = place + markup.length
      const number = numbers.size
      numbers.set(key, number)
      places.set(insideTag(markup, place), number)
      return markOf(number)
    },
  }
}

/** Behind the name of the element that `markup` begins with, when it stands at `place`. */
const insideTag = (markup: string, place: number): number => place + (/^<[a-z][a-z0-9]*/.exec(markup)?.[0].length ?? 0)

function withMarks(html: string, places: ReadonlyMap<number, number>): string {
  let marked = ''
  let end = 0
  for (const [place, number] of [...places].sort(([one], [other]) => one - other)) {
    marked += `${html.slice(end, place)} data-kept="${number}"`
    end = place
  }
  return marked + html.slice(end)
}

import { withKept } from './kept.ts'

/** What stands around a piece of Next's data. Not in a text of the page, where quotation marks are written otherwise. */
const START = 'self.__next_f.push([1,"'
const END = '"])</script>'
/** Where one piece ends and the next begins; and where the list that holds them is made. */
const SEAM = `${END}<script>${START}`
const FIRST_SEAM = /\.push\(\[0\]\)<\/script><script>(?=self\.__next_f\.push)/

/** The page with its data in one script, and in it nothing that the page itself says. */
export function withLeanData(html: string): string {
  const joined = html.replaceAll(SEAM, '').replace(FIRST_SEAM, '.push([0]);')
  const start = joined.indexOf(START)
  const end = joined.indexOf(END, start)
  if (start < 0 || end < 0) return joined
  // With its quotation marks.
  const text = joined.slice(start + START.length - 1, end + 1)
  const kept = withKept(joined, JSON.parse(text) as string)
  return kept.html.replace(text, () => literal(kept.data))
}

/**
 * `text` as a script writes it. The data is full of quotation marks: between single quotes they need no escape, which
 * makes a page 2 % lighter. No `<` stands in it that could end the script.
 */
const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/</g, '\\x3c')}'`

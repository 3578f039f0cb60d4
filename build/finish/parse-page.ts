import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

export interface PageElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** The content of a script or style element, else empty. */
  text: string
  start: number
  end: number
}

/** Returns the bytes of the file at a URL path. Throws when there is none. */
export type ReadFile = (path: string) => Buffer

/** Returns the elements of a page in document order, as a browser parses them. Throws when the page is cut off. */
export function parsePage(html: string): PageElement[] {
  if (!html.trimEnd().endsWith('</html>')) throw new Error('the page is cut off')
  const visit = (node: DefaultTreeAdapterMap['node']): PageElement[] => {
    const inside = 'childNodes' in node ? node.childNodes.flatMap(visit) : []
    if (!('attrs' in node) || !node.sourceCodeLocation) return inside
    const [first] = /^(script|style)$/.test(node.tagName) ? node.childNodes : []
    const { startOffset: start, endOffset: end } = node.sourceCodeLocation
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [
      { name: node.tagName, attributes, text: first && 'value' in first ? first.value : '', start, end },
      ...inside,
    ]
  }
  return visit(parse(html, { sourceCodeLocationInfo: true }))
}

/** True for a script that browsers run: neither a data block nor one for browsers without modules. */
export const isExecutable = ({ name, attributes: { type = '', nomodule } }: PageElement): boolean =>
  name === 'script' && nomodule === undefined && /^(module|text\/javascript)?$/.test(type)

/** Returns the offset after `<meta charset>`, which must come first in a page. Throws when there is none. */
export function endOfCharset(elements: readonly PageElement[]): number {
  const charset = elements.find(({ attributes }) => attributes.charset !== undefined)
  if (!charset) throw new Error('the page does not name its charset')
  return charset.end
}

/** Returns the offset after `<meta name="viewport">`, on which the `sizes` of pictures depend, or after the charset. */
export const endOfViewport = (elements: readonly PageElement[]): number =>
  elements.find(({ attributes: { name } }) => name === 'viewport')?.end ?? endOfCharset(elements)

/** The value of `integrity`; in quotes, a source expression of a policy. */
export const hashOf = (text: string | Buffer): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

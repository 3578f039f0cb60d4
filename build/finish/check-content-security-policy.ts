import { checkedFile, inlineTexts } from './content-security-policy.ts'
import { hashOf, type PageElement, parsePage, type ReadFile } from './parse-page.ts'

/** The URLs that a browser fetches for an element. */
const fetchedBy = ({ name, attributes: { src, srcset = '', poster, href, rel = '' } }: PageElement): string[] => {
  const isFetched = name === 'use' || (name === 'link' && /stylesheet|icon|preload|manifest|prefetch/.test(rel))
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.split(' ')[0] || undefined)
  return [src, poster, ...candidates, isFetched ? href : undefined].filter((address) => address !== undefined)
}

/**
 * Parses a finished page as a browser does. Returns a sentence for each thing that its policy would block, or that is not
 * below `basePath`.
 */
export function policyViolations(html: string, read: ReadFile, basePath = ''): string[] {
  const isOwn = (target: string) => target.startsWith(`${basePath}/`) && !target.startsWith('//')
  const elements = parsePage(html)
  const [first, second] = elements.filter(({ name }) => !/^(html|head)$/.test(name))
  const policy = second?.attributes['http-equiv'] === 'Content-Security-Policy' ? second.attributes.content : undefined
  if (first?.attributes.charset === undefined || !policy) return ['the policy is not right after the charset']
  const directives = new Map(policy.split(';').map((text) => [text.split(' ')[0], text.split(' ')]))
  const refused = (name: string) => (text: string) => !directives.get(name)?.includes(`'${hashOf(text)}'`)
  const { scripts, styles, attributes } = inlineTexts(elements)
  const files = elements.flatMap((element) => {
    const { integrity, 'data-file': file, 'data-integrity': hash } = element.attributes
    return [[checkedFile(element), integrity] as const, [file, hash] as const]
  })
  return [
    ...scripts.filter(refused('script-src')),
    ...styles.filter(refused('style-src')),
    ...attributes.filter(refused('style-src-attr')),
    ...files.flatMap(([path, hash]) => (path && hash !== hashOf(read(path)) ? `integrity of ${path}` : [])),
    ...elements.flatMap(fetchedBy).filter((address) => !isOwn(address) && !address.startsWith('#')),
    ...elements.flatMap(({ name, attributes: { href = '', action = '', formaction = '', ...others } }) => [
      ...Object.keys(others).filter((attribute) => attribute.startsWith('on')),
      ...(/^(iframe|frame|object|embed|applet|base)$/.test(name) ? [`<${name}>`] : []),
      ...[href].filter((target) => /^\s*javascript:/i.test(target)),
      ...[action, formaction].filter((target) => !isOwn(target) && !/^(mailto:|[?#]|$)/.test(target)),
    ]),
  ].map((text) => `the policy does not allow ${JSON.stringify(text.slice(0, 80))}`)
}

import MagicString from 'magic-string'
import { endOfCharset, hashOf, isExecutable, type PageElement, parsePage, type ReadFile } from './parse-page.ts'

/** `mailto:` is for forms without scripts. Trusted Types: `default` is the policy of the loader, `html` of carousels. */
const FIXED = `default-src 'none';img-src 'self';font-src 'self';manifest-src 'self';base-uri 'none';\
form-action 'self' mailto:;require-trusted-types-for 'script';trusted-types default html 'allow-duplicates'`

/** The inline texts that a page's policy has to allow. */
export const inlineTexts = (elements: readonly PageElement[]) => ({
  scripts: elements.filter((element) => isExecutable(element) && !element.attributes.src).map(({ text }) => text),
  styles: elements.filter(({ name }) => name === 'style').map(({ text }) => text),
  attributes: elements.flatMap(({ attributes: { style } }) => style ?? []),
})

/** The URL of a script or style sheet, which gets an `integrity` attribute. */
export const checkedFile = ({ name, attributes: { src, rel, href } }: PageElement): string | undefined =>
  name === 'script' ? src : name === 'link' && rel === 'stylesheet' ? href : undefined

/** Adds the policy of a page right after its charset, and `integrity` to its scripts and style sheets. */
export function addPolicy(html: string, read: ReadFile, messageOrigin: string): string {
  const elements = parsePage(html)
  const { scripts, styles, attributes } = inlineTexts(elements)
  const hashes = (texts: readonly string[]) => [...new Set(texts)].map((text) => ` '${hashOf(text)}'`).join('')
  const policy = [
    `${FIXED};connect-src 'self' ${messageOrigin}`.trim(),
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    ...(attributes.length > 0 ? [`style-src-attr 'unsafe-hashes'${hashes(attributes)}`] : []),
  ].join(';')
  const page = new MagicString(html)
  page.appendLeft(endOfCharset(elements), `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
  for (const element of elements) {
    const file = checkedFile(element)
    if (file) page.appendLeft(element.start + 1 + element.name.length, ` integrity="${hashOf(read(file))}"`)
  }
  return page.toString()
}

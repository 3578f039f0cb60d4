import MagicString from 'magic-string'
import { endOfViewport, type PageElement, parsePage } from './parse-page.ts'

/** Reads the theme as next-themes stores it. The `link` has the candidates of the `source`, so the browser picks the same file. */
const SCRIPT = `{const{light,dark,sizes}=document.currentScript.dataset;let theme;try{theme=localStorage.theme}catch{}document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"image",type:"image/avif",fetchPriority:"high",imageSizes:sizes,imageSrcset:theme==="dark"?dark:light}))}`

const isWaiting = ({ attributes: { fetchpriority, loading } }: PageElement) =>
  fetchpriority === 'high' && loading === 'lazy'

/**
 * Adds a script that preloads the first picture of a page in the theme of the visitor. Both variants of such a picture are
 * lazy (components/ui/picture.tsx), so without it a browser requests one only after the style sheets. It comes before the
 * scripts and style sheets, for which browsers wait before they run an inline script. Pages without such a picture stay as
 * they are.
 */
export function preloadPicture(html: string): string {
  const elements = parsePage(html)
  const sources = elements.flatMap((element, index) => (isWaiting(element) ? [elements[index - 1]?.attributes] : []))
  const [light, dark] = sources
  if (!light?.srcset || !dark?.srcset) return html
  const data = { light: light.srcset, dark: dark.srcset, sizes: light.sizes ?? '' }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value.replaceAll('"', '&quot;')}"`)
  const script = `<script data-early=""${attributes.join('')}>${SCRIPT}</script>`
  return new MagicString(html).appendLeft(endOfViewport(elements), script).toString()
}

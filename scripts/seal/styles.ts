import { posix } from 'node:path'
import { splitStyles } from './first-view.ts'
import { usedStyles } from './used-styles.ts'

const SHEET = /<link rel="stylesheet" href="([^"]+)"( data-precedence="[^"]*")[^>]*>/g
const ADDRESS = /url\((["']?)(?!data:|[/#])([^)"']+)\1\)/g

/** Keeps a text of the page as a file of its own, and returns its path: `/_next/static/pages/1a2b3c.css`. */
export type Publish = (text: string, extension: 'css' | 'js') => string

/**
 * Puts what the page can use of its style sheets into the page: what the first view needs in one style element, and then
 * `rules`, so that nothing has to be fetched before the first paint, and the rest in a sheet that is asked for where the
 * first view ends; pages of one kind share it. The links leave with the page's scripts (late.ts), which bring them back.
 * `data-first` says that the rest has to be somewhere.
 */
export async function withStylesInside(
  html: string,
  rules: string,
  read: (path: string) => Buffer,
  publish: Publish,
): Promise<string> {
  const paths = [...html.matchAll(SHEET)].map(([, path = '']) => path)
  const sheets = paths.map((path) => rebased(read(path).toString(), path)).join('')
  if (/<\/style/i.test(sheets + rules)) throw new Error(`a style sheet would end its element: ${paths.join(', ')}`)
  const used = await usedStyles(sheets, html, (chunk) => read(`/_next/static/chunks/${chunk}`).toString())
  if (!used && !rules) return html
  const parts = splitStyles(used, html)
  const whole = parts ? withSheetAt(html, parts.place, publish(parts.rest, 'css')) : html
  const links = whole.replace(SHEET, '<link rel="stylesheet" href="$1"$2 disabled/>')
  const place = paths.length > 0 ? links.indexOf('<link rel="stylesheet"') : links.indexOf('</head>')
  const style = parts ? `<style data-first="">${parts.first}` : `<style>${used}`
  return `${links.slice(0, place)}${style}${rules}</style>${links.slice(place)}`
}

/** Of low priority, so that it does not come before the fonts and the large picture. */
const withSheetAt = (html: string, place: number, path: string): string =>
  `${html.slice(0, place)}<link rel="stylesheet" href="${path}" fetchpriority="low"/>${html.slice(place)}`

/** Addresses in the sheet at `path` that are relative to it, made to hold in any page. */
const rebased = (css: string, path: string): string =>
  css.replace(ADDRESS, (_, _quote: string, address: string) => `url(${posix.join(posix.dirname(path), address)})`)

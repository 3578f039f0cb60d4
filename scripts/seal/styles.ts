import { posix } from 'node:path'
import { usedStyles } from './used-styles.ts'

const SHEET = /<link rel="stylesheet" href="([^"]+)"( data-precedence="[^"]*")[^>]*>/g
const ADDRESS = /url\((["']?)(?!data:|[/#])([^)"']+)\1\)/g

/**
 * Puts what the page can use of its style sheets, and then `rules`, into one style element: nothing has to be fetched
 * before the first paint. The links stay, disabled, so that React finds its sheets there; they are switched on when
 * somebody makes for another page (components/layout/page-links.tsx), which may need more of them. What later pages bring
 * comes behind them, as it should.
 */
export async function withStylesInside(html: string, rules: string, read: (path: string) => Buffer): Promise<string> {
  const paths = [...html.matchAll(SHEET)].map(([, path = '']) => path)
  const sheets = paths.map((path) => rebased(read(path).toString(), path)).join('')
  if (/<\/style/i.test(sheets + rules)) throw new Error(`a style sheet would end its element: ${paths.join(', ')}`)
  const used = await usedStyles(sheets, html, (chunk) => read(`/_next/static/chunks/${chunk}`).toString())
  const text = used + rules
  if (!text) return html
  const links = paths.length > 0 ? html.replace(SHEET, '<link rel="stylesheet" href="$1"$2 disabled=""/>') : html
  const place = paths.length > 0 ? links.indexOf('<link rel="stylesheet"') : links.indexOf('</head>')
  return `${links.slice(0, place)}<style>${text}</style>${links.slice(place)}`
}

/** Addresses in the sheet at `path` that are relative to it, made to hold in any page. */
const rebased = (css: string, path: string): string =>
  css.replace(ADDRESS, (_, _quote: string, address: string) => `url(${posix.join(posix.dirname(path), address)})`)

import { posix } from 'node:path'

const SHEET = /<link rel="stylesheet" href="([^"]+)"( data-precedence="[^"]*")[^>]*>/g
const ADDRESS = /url\((["']?)(?!data:|[/#])([^)"']+)\1\)/g

/**
 * Puts the text of the page's style sheets, and then `rules`, into one style element: nothing has to be fetched before the
 * first paint. The links stay, disabled, so that React finds its sheets there and does not fetch them after all; what
 * later pages bring comes behind them, as it should.
 */
export function withStylesInside(html: string, rules: string, read: (path: string) => Buffer): string {
  const paths = [...html.matchAll(SHEET)].map(([, path = '']) => path)
  const text = paths.map((path) => rebased(read(path).toString(), path)).join('') + rules
  if (!text) return html
  if (/<\/style/i.test(text)) throw new Error(`a style sheet would end its element: ${paths.join(', ')}`)
  const links = paths.length > 0 ? html.replace(SHEET, '<link rel="stylesheet" href="$1"$2 disabled=""/>') : html
  const place = paths.length > 0 ? links.indexOf('<link rel="stylesheet"') : links.indexOf('</head>')
  return `${links.slice(0, place)}<style>${text}</style>${links.slice(place)}`
}

/** Addresses in the sheet at `path` that are relative to it, made to hold in any page. */
const rebased = (css: string, path: string): string =>
  css.replace(ADDRESS, (_, _quote: string, address: string) => `url(${posix.join(posix.dirname(path), address)})`)

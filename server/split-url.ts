/**
 * Splits a request target, in origin form or in the absolute form that proxies send (RFC 9112, 3.2.2). `query` includes
 * its question mark, or is empty. A fragment, which only browsers may have, is left out, as nginx does.
 */
export function splitUrl(url = '/'): { pathname: string; query: string } {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*/, '')
  const end = target.indexOf('?')
  const [path, query] = end < 0 ? [target, ''] : [target.slice(0, end), target.slice(end)]
  return { pathname: path || '/', query }
}

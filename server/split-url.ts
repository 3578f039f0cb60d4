/** Splits a request target. `query` includes its question mark, or is empty. */
export function splitUrl(url = '/'): { pathname: string; query: string } {
  const end = url.indexOf('?')
  return end < 0 ? { pathname: url, query: '' } : { pathname: url.slice(0, end), query: url.slice(end) }
}

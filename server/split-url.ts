/** Splits a request target: the path, and the query with its question mark (or nothing). */
export function splitUrl(url = '/'): { pathname: string; query: string } {
  const end = url.indexOf('?')
  return end < 0 ? { pathname: url, query: '' } : { pathname: url.slice(0, end), query: url.slice(end) }
}

/** Paths that browsers and tools request by convention. */
const CONVENTIONS = [
  { from: '/favicon.ico', to: '/assets/app-icons/icon-192.png' },
  { from: '/security.txt', to: '/.well-known/security.txt' },
]

/** An old address, and where it leads: a path below that of the site, or an address elsewhere. */
export interface Redirect {
  from: string
  to: string
}

/** An address without the slash at its end, which old links have or do not have. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '')

/**
 * In the targets of Vercel, Netlify and Cloudflare Pages some of these signs are parts of patterns: `:name`, `*`, `(…)`.
 * The others end or begin something in the files of nginx and Caddy.
 */
const [PATTERN, SYNTAX] = [/[:*(){};$'`]/g, /[{};$'`]/g]
const escaped = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const encoded = (to: string, basePath: string): string => {
  const { origin, pathname, search, hash } = new URL(to, 'https://site.example')
  return (to.startsWith('/') ? basePath : origin) + escaped(pathname + search, PATTERN) + escaped(hash, SYNTAX)
}

/** All redirects of a site below `basePath`. Its files, as paths below it, and its own redirects win over the conventions. */
export function allRedirects(
  files: Iterable<string>,
  basePath: string,
  redirects: readonly Redirect[] = [],
): [from: string, to: string][] {
  const bothForms = redirects.flatMap(({ from, to }) =>
    /\.\w+$/.test(from)
      ? [{ from, to }]
      : [`${withoutSlash(from)}/`, withoutSlash(from)].map((form) => ({ from: form, to })),
  )
  const taken = new Set([...[...files].map((file) => `/${file}`), ...bothForms.map(({ from }) => from)])
  const conventions = CONVENTIONS.filter(({ from }) => !taken.has(from))
  return [...conventions, ...bothForms].map(({ from, to }) => [basePath + from, encoded(to, basePath)])
}

/** The redirects in a file that the build has written for hosts: `/old/ /new/ 301`. */
export const parseRedirects = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [from, to]))

/** The hosts that pages have. URL also accepts others, such as `*.example.com` and `example.com;`. */
const HOST = /^(?:\[[\da-f:]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/

/**
 * The canonical origin of `text`: scheme and host in lower case, without a default port. Undefined when it is not an
 * origin of the web, such as `null`, or has more than an origin.
 */
export function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined
  const { hostname, port, origin } = new URL(text)
  return HOST.test(hostname) && port !== '0' ? origin : undefined
}

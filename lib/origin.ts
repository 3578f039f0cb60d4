import { parseUrl } from './parse-url.ts'

/** The hosts that pages have. URL also accepts others, such as `*.example.com` and `example.com;`. */
const HOST = /^(?:\[[\da-f:]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/

const isIPv4 = (hostname: string): boolean => /^[\d.]+$/.test(hostname)

/**
 * The canonical origin of `text`: scheme and host in lower case, without a default port, and without a dot at the end of
 * the host. Undefined when it is not an origin of the web, such as `null`, or has more than an origin.
 */
export function parseOrigin(text: string): string | undefined {
  const url = /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) ? parseUrl(text) : undefined
  if (!url) return undefined
  const { protocol, hostname, port } = url
  // URL completes `https://192.168.1` to another address.
  if (!HOST.test(hostname) || port === '0' || (isIPv4(hostname) && !text.includes(hostname))) return undefined
  return `${protocol}//${hostname.replace(/\.$/, '')}${port && `:${port}`}`
}

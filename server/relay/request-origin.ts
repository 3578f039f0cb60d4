import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * True when the page that posts is this site's own or one of `allowed`. Browsers send Origin with every POST; what sends
 * none is not a browser.
 */
export function mayPost(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (!origin) return false
  return allowed.includes(origin) || (host !== undefined && originHost(origin) === host.toLowerCase())
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) && /^https?:/.test(origin) ? new URL(origin).host : undefined
}

/**
 * Who sends, for the rate limit alone: the peer, or what our own proxy appended. Of an IPv6 address the network counts,
 * because one household has 2^64 of them.
 */
export function senderAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = forwarded?.toString().split(',').at(-1)?.trim()
  const address = (last || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/, '')
  return isIPv6(address) ? network(address) : address
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
  return whole.slice(0, 4).join(':')
}

import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** True when the request's Origin is this site or one of `allowed`. Browsers send Origin with every POST. */
export function isAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (!origin) return false
  return allowed.includes(origin) || (host !== undefined && originHost(origin) === host.toLowerCase())
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) && /^https?:/.test(origin) ? new URL(origin).host : undefined
}

/**
 * The client's address for rate limits: that of the socket, or the last of X-Forwarded-For. IPv6 addresses are reduced
 * to their /64 network, because one client may have all of its addresses.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = forwarded?.toString().split(',').at(-1)?.trim()
  const address = (last || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/, '')
  return isIPv6(address) ? network(address) : address
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
  return all.slice(0, 4).join(':')
}

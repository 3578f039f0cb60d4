import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = [address: Address, prefix: number]

/** The proxies whose entries in X-Forwarded-For are believed. */
export interface TrustProxy {
  /** For the operator. */
  description: string
  /** `hops`: how many proxies are nearer to this server. Undefined when there are no proxies. */
  trusts?: (address: Address, hops: number) => boolean
}

const MAX_HOPS = 10
/** Ranges whose last 32 bits are an IPv4 address: NAT64 and stateless translation. */
const TRANSLATED = ['rfc6052', 'rfc6145']
const PRIVATE = ['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']
const isPrivate = (address: Address): boolean => PRIVATE.includes(address.range())

/**
 * Parses an address with or without port, brackets, quotation marks and zone, as proxies write it. IPv4 addresses that
 * are written as IPv6 (mapped, or translated) become IPv4.
 */
export function parseAddress(text: string): Address | undefined {
  const [, v4, bracketed, v6] =
    /^"?(?:(?:::ffff:)?(\d+\.[\d.]+)(?::\d+)?|\[([^\]%]+)(?:%[^\]]*)?\](?::\d+)?|([^[\]%"]+)(?:%[^"]*)?)"?$/i.exec(
      text.trim(),
    ) ?? []
  const written = v4 ?? bracketed ?? v6 ?? ''
  if (ipaddr.IPv4.isValidFourPartDecimal(written)) return ipaddr.IPv4.parse(written)
  if (!ipaddr.IPv6.isValid(written)) return undefined
  const address = ipaddr.IPv6.parse(written)
  if (TRANSLATED.includes(address.range())) return new ipaddr.IPv4(address.toByteArray().slice(12))
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

/** What counts as one visitor: an IPv4 address, or a /64 network of IPv6, because one client may have all of it. */
export const visitorKey = (address: Address): string =>
  address instanceof ipaddr.IPv4 ? address.toString() : address.parts.slice(0, 4).join(':')

/** Parses TRUST_PROXY: a flag, a number of hops, or networks and `private`, separated by commas. */
export function parseTrustProxy(text: string): TrustProxy {
  const value = text.trim().toLowerCase()
  const count = ['', 'off', 'false'].includes(value)
    ? 0
    : ['on', 'true'].includes(value)
      ? 1
      : /^\d+$/.test(value)
        ? Number(value)
        : Number.NaN
  if (count === 0) return { description: 'no proxy is trusted' }
  if (Number.isInteger(count) && count > 0 && count <= MAX_HOPS)
    return {
      description: count === 1 ? 'one proxy is trusted' : `${count} proxies in a row are trusted`,
      trusts: (_, hops) => hops < count,
    }
  const entries = value.split(/[\s,]+/).filter(Boolean)
  if (entries.length === 0) throw new Error(`"${text}" names no proxy`)
  const networks = entries.filter((entry) => entry !== 'private').map(parseNetwork)
  const trustsPrivate = entries.includes('private')
  return {
    description: `proxies in ${entries.join(', ').replace('private', 'private networks')} are trusted`,
    trusts: (address) =>
      (trustsPrivate && isPrivate(address)) || networks.some((network) => contains(network, address)),
  }
}

function parseNetwork(text: string): Network {
  const [base = '', length, ...rest] = text.split('/')
  const address = parseAddress(base)
  const bits = address instanceof ipaddr.IPv4 ? 32 : 128
  const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN
  // /0 would believe every visitor, and no proxy has the unspecified address.
  if (!address || address.range() === 'unspecified' || rest.length > 0 || !(prefix >= 1 && prefix <= bits)) {
    throw new Error(`"${text}" is neither a number of proxies (1 to ${MAX_HOPS}), nor a network such as 10.0.0.0/8`)
  }
  return [address, prefix]
}

const contains = ([network, prefix]: Network, address: Address): boolean =>
  network.kind() === address.kind() && address.match(network, prefix)

export interface Visitor {
  /** For limits: see `visitorKey`. */
  key: string
  /** What a wrong TRUST_PROXY looks like in this request, if it does. */
  mismatch?: 'untrusted proxy' | 'further proxy' | 'no proxy' | 'no header'
}

/**
 * The visitor of a request: the last address that no trusted proxy has. Entries further to the left are the visitor's
 * own words and count for nothing.
 */
export function findVisitor(request: IncomingMessage, { trusts }: TrustProxy): Visitor {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((entry) => entry.trim() !== '')
  let address = parseAddress(request.socket.remoteAddress ?? '')
  let hops = 0
  while (address && trusts?.(address, hops) && forwarded.length > 0) {
    const next = parseAddress(forwarded.pop() ?? '')
    // A proxy that does not know the address, or hides it.
    if (!next) break
    address = next
    hops += 1
  }
  if (!address) return { key: 'unknown' }
  const key = visitorKey(address)
  if (forwarded.length > 0) return { key, mismatch: isPrivate(address) ? 'untrusted proxy' : 'further proxy' }
  if (hops > 0 || !trusts) return { key }
  return { key, mismatch: isPrivate(address) ? 'no header' : 'no proxy' }
}

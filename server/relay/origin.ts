import type { IncomingMessage } from 'node:http'
import { parseOrigin } from '../../lib/origin.ts'

/** Parses RELAY_ORIGINS. Throws an error that says what is wrong with an entry. */
export function parseOrigins(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const origin = parseOrigin(entry)
      if (!origin)
        throw new Error(`"${entry}" is not an origin: write scheme and host only, as https://www.example.com`)
      return origin
    })
}

/**
 * True when the request's Origin is this site or one of `allowed`. Browsers send Origin with every POST, and over https also
 * Sec-Fetch-Site, which holds behind a proxy that replaces Host.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const origin = parseOrigin(headers.origin ?? '')
  if (!origin) return false
  if (headers['sec-fetch-site'] === 'same-origin') return true
  const { protocol } = new URL(origin)
  // TLS ends at a proxy, so the scheme of the request is unknown: that of the Origin says which port is the default one.
  return allowed.includes(origin) || parseOrigin(`${protocol}//${headers.host ?? ''}`) === origin
}

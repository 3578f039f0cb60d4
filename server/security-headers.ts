import type { ServerResponse } from 'node:http'

/**
 * What every answer carries. The policy for scripts and styles stands in the pages themselves, because its hashes differ
 * from page to page; here is what a page cannot say about itself.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Social cards are shown by other sites; everything else is for this one. */
const SHOWN_ELSEWHERE = '/assets/social/'

/** Sets the headers for the answer at `pathname`. */
export function setSecurityHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (pathname.startsWith(SHOWN_ELSEWHERE)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
}

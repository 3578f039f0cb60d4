import type { ServerResponse } from 'node:http'
import { resourcePolicy, SECURITY_HEADERS } from '../lib/hosting/headers.ts'

export function setSecurityHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(pathname))
}

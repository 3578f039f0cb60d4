import { createServer, type RequestListener, type Server } from 'node:http'
import { setSecurityHeaders } from './security-headers.ts'
import { splitUrl } from './url.ts'

export interface AppOptions {
  /** Answers everything that is not below /api/ and not /healthz. */
  site: RequestListener
  /** Answers what is below /api/. */
  relay: RequestListener
  /** True while the server can do its work; /healthz says 503 otherwise. */
  healthy: () => boolean | Promise<boolean>
}

/** The relay cuts off who sends too slowly; this is for all that is left. */
const REQUEST_TIMEOUT_MS = 5 * 60_000
const HEADERS_TIMEOUT_MS = 15_000

/** The one server of the site: its files, its message relay and its health. */
export function createApp({ site, relay, healthy }: AppOptions): Server {
  const server = createServer((request, response) => {
    const { pathname } = splitUrl(request.url)
    setSecurityHeaders(response, pathname)
    if (pathname === '/healthz') return void answerHealth(response, healthy)
    if (pathname.startsWith('/api/')) return relay(request, response)
    return site(request, response)
  })
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  return server
}

async function answerHealth(response: Parameters<RequestListener>[1], healthy: AppOptions['healthy']): Promise<void> {
  const well = await healthy()
  response.writeHead(well ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(`${JSON.stringify({ status: well ? 'ok' : 'unavailable' })}\n`)
}

import { createServer, type RequestListener, type Server } from 'node:http'
import { inTurn, limitConnections } from './connections.ts'
import type { Health } from './relay/health.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { splitUrl } from './split-url.ts'

export interface AppOptions {
  /** Answers everything that is not below /api/ and not /healthz. */
  site: RequestListener
  /** Answers what is below /api/. */
  relay: RequestListener
  /** What /healthz says, with 503 while no message can be taken. */
  health?: () => Promise<Health>
}

const TIMES = {
  headersTimeout: 10_000,
  /** A résumé of 2 MB takes 17 minutes at 2 KB a second. The relay refuses who sends more slowly. */
  requestTimeout: 30 * 60_000,
  /** How often Node looks for those who exceed the two. */
  connectionsCheckingInterval: 2_000,
}
/** Nothing was sent and nothing read for so long, as by one who asks for a file and does not take it. */
const IDLE_MS = 60_000

/** The one server of the site: its files, its message relay and its health. */
export function createApp({ site, relay, health = healthy }: AppOptions): Server {
  const server = createServer(
    TIMES,
    inTurn((request, response) => {
      const { pathname } = splitUrl(request.url)
      setSecurityHeaders(response, pathname)
      if (pathname === '/healthz') return void answerHealth(response, health)
      if (pathname.startsWith('/api/')) return relay(request, response)
      return site(request, response)
    }),
  )
  server.timeout = IDLE_MS
  limitConnections(server)
  return server
}

const healthy = async (): Promise<Health> => ({ status: 'ok', reasons: [] })

async function answerHealth(response: Parameters<RequestListener>[1], health: () => Promise<Health>): Promise<void> {
  const found = await health()
  const status = found.status === 'unavailable' ? 503 : 200
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(`${JSON.stringify(found)}\n`)
}

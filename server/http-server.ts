import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { pathBelow } from '../lib/hosting/base-path.ts'
import { folderHeaders, SECURITY_HEADERS } from '../lib/hosting/headers.ts'
import { handleSequentially, limitConnections } from './connection-limit.ts'
import type { Health } from './relay/health.ts'
import { splitUrl } from './split-url.ts'

interface AppOptions {
  /** The path of the site's address, below which the relay is too. */
  basePath?: string
  /** Handles every path other than /api/* and /healthz. */
  site: RequestListener
  /** Handles /api/* below the path, which is taken off the URL. */
  relay: RequestListener
  /** The body of /healthz, sent with status 503 while no message can be accepted. */
  health?: () => Promise<Health>
}

/**
 * Proxies use idle connections again. When this server closes one first, the request that was just sent on it is lost
 * and its visitor reads 502. Longer than nginx (60 s), HAProxy, Amazon's load balancers (60 s), Caddy and Go (120 s).
 */
const KEEP_ALIVE_MS = 150_000
const TIMEOUTS = {
  headersTimeout: 10_000,
  /** A résumé of 2 MB takes 17 minutes at 2 KB a second. The relay rejects slower uploads. */
  requestTimeout: 30 * 60_000,
  /** How often Node checks for connections that exceed the two timeouts. */
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
}
/** Closes sockets without traffic, such as those of clients that request a file and do not read it. */
const IDLE_MS = 60_000

/** What ends a host in a URL, or is nowhere in one (RFC 3986, 3.2.2). */
const NOT_IN_HOST = /[^\w.:~%!$&'()*+,;=[\]-]/

/** The HTTP server of the site: its files, its message relay and its health. */
export function createApp({ basePath = '', site, relay, health = healthy }: AppOptions): Server {
  const server = createServer(
    TIMEOUTS,
    handleSequentially((request, response) => {
      const { pathname, query } = splitUrl(request.url)
      const path = pathBelow(basePath, pathname)
      setSecurityHeaders(response, path ?? pathname)
      // RFC 9112, 3.2: a proxy in front may have read another one.
      const [host = '', ...others] = request.headersDistinct.host ?? []
      if (others.length > 0 || NOT_IN_HOST.test(host)) return void response.writeHead(400).end()
      // The site refuses other methods.
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (pathname === '/healthz' && reads) return void answerHealth(response, health)
      if (path?.startsWith('/api/')) {
        request.url = path + query
        return relay(request, response)
      }
      return site(request, response)
    }),
  )
  server.timeout = IDLE_MS
  limitConnections(server)
  return server
}

function setSecurityHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...folderHeaders(pathname) }))
    response.setHeader(name, value)
}

const healthy = async (): Promise<Health> => ({ status: 'ok', reasons: [] })

async function answerHealth(response: ServerResponse, health: () => Promise<Health>): Promise<void> {
  const current = await health()
  const status = current.status === 'unavailable' ? 503 : 200
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(`${JSON.stringify(current)}\n`)
}

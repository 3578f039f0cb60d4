import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createApp } from '../../server/app.ts'
import { staticFiles } from '../../server/static-files.ts'
import type { Certificate } from '../certificate.ts'

export interface Host {
  /** `https://localhost:12345`, without a slash at its end. */
  origin: string
  stop: () => Promise<void>
}

/**
 * Serves the export in `outDir` as a good host does, over TLS and HTTP/2 and compressed by Brotli, with our own server
 * behind it. Rejects when there is no export.
 */
export async function startHost(outDir: string, { key, cert }: Certificate): Promise<Host> {
  const app = createApp({
    site: staticFiles(outDir),
    relay: (_, response) => void response.writeHead(404).end(),
    healthy: () => true,
  })
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  // Node's HTTP/2 requests and answers are made to be used as those of HTTP/1.
  server.on('request', (request: unknown, response: unknown) =>
    app.emit('request', request as IncomingMessage, response as ServerResponse),
  )
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve))
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => sessions.add(session.once('close', () => sessions.delete(session))))
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}

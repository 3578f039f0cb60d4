import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createApp } from '../../server/app.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { staticFiles } from '../../server/static-files.ts'
import type { Certificate } from '../certificate.ts'

/** The name the scanner is given; listening on it takes the address that the scanner finds first, and no other. */
const HOST = 'localhost'

/**
 * Serves the export in `outDir` on the ports of the web, as `npm start` does behind a proxy that ends TLS. Resolves with
 * how to stop. Rejects with a sentence when there is no export or a port cannot be had.
 */
export async function startTlsSite(outDir: string, { key, cert }: Certificate): Promise<() => Promise<void>> {
  const noRelay: RequestListener = (_, response) => void response.writeHead(404).end()
  const app = createApp({ site: staticFiles(outDir), relay: noRelay, healthy: () => true })
  const secure = createHttpsServer({ key, cert }, (request, response) => void app.emit('request', request, response))
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { Location: `https://${HOST}${request.url}` }).end()
  })
  const started: Server[] = []
  const stop = async () => void (await Promise.all(started.map((server) => close(server))))
  try {
    for (const [server, port] of [[secure, 443] as const, [plain, 80] as const]) {
      await take(server, port)
      started.push(server)
    }
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** `listen`, with advice that fits: the scanner knows no other ports. */
async function take(server: Server, port: number): Promise<void> {
  try {
    await listen(server, port, HOST)
  } catch (error) {
    const reason = error instanceof Error ? error.cause : undefined
    const code = reason instanceof Error && 'code' in reason ? reason.code : undefined
    const only = `The Observatory asks on ports 80 and 443 alone, and port ${port}`
    if (code === 'EADDRINUSE') throw new Error(`${only} is taken: stop what listens there.`)
    if (code === 'EACCES') throw new Error(`${only} is not for this user: run it as root, or in a container.`)
    throw error
  }
}

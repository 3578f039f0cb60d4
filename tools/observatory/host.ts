import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createApp } from '../../server/app.ts'
import { close, listen } from '../../server/lifecycle.ts'
import { staticFiles } from '../../server/static-files.ts'
import type { Certificate } from '../certificate.ts'

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
  for (const [server, port] of [[secure, 443] as const, [plain, 80] as const]) {
    try {
      await listen(server, port, HOST)
      started.push(server)
    } catch (cause) {
      await stop()
      const advice = 'It must be free, and ports below 1024 may need root or a container.'
      throw new Error(`The Observatory asks on ports 80 and 443 alone, and port ${port} cannot be had. ${advice}`, {
        cause,
      })
    }
  }
  return stop
}

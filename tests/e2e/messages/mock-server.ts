import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test as base } from '@playwright/test'
import { createApp } from '../../../server/http-server.ts'
import { close, listen } from '../../../server/lifecycle.ts'
import { staticFiles } from '../../../server/static-files.ts'
import { fixtureOut } from '../../fixtures/site.ts'

/** Handles a request whose body is not read yet. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, server: MockServer) => void | Promise<void>

/** An HTTP server with the fixture site, whose message service has the behaviour that a test sets. */
export class MockServer {
  url = ''
  /** The fields of complete messages, whatever the response was; files as name and size. */
  received: Record<string, string>[] = []
  /** Number of requests, including incomplete ones. */
  requests = 0
  #behaviour: Behaviour = delivers

  readonly #server = createApp({
    site: siteWithoutPictures(),
    relay: async (request, response) => {
      if (request.method === 'POST') this.requests += 1
      // The client may close the connection.
      await Promise.resolve(this.#behaviour(request, response, this)).catch(() => response.destroy())
    },
  })

  async start(): Promise<void> {
    this.url = `http://localhost:${await listen(this.#server, 0)}`
  }

  stop = (): Promise<void> => close(this.#server, 0)

  /** Sets the behaviour, and clears what was received. */
  behave(behaviour: Behaviour): void {
    this.#behaviour = behaviour
    this.received = []
    this.requests = 0
  }
}

/** Without pictures the tests take a third less time. */
function siteWithoutPictures(): RequestListener {
  const files = staticFiles(fixtureOut())
  return (request, response) =>
    request.url?.startsWith('/assets/pictures/') ? response.writeHead(204).end() : files(request, response)
}

/** The fields of a message in multipart/form-data; files as name and size. */
export async function fieldsOf(body: Buffer, type = ''): Promise<Record<string, string>> {
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
  const fields = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : `${value.name}, ${value.size} bytes`,
  ])
  return Object.fromEntries(fields)
}

/** Receives the whole message, then responds. */
const afterReceiving =
  (respond: (request: IncomingMessage, response: ServerResponse) => void): Behaviour =>
  async (request, response, server) => {
    server.received.push(await fieldsOf(await buffer(request), request.headers['content-type']))
    respond(request, response)
  }

export const answers = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
  afterReceiving((_, response) => response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(body))

export const delivers: Behaviour = answers(200, 'OK')

/** Responds with 200 and resets the connection before the response is complete. */
export const resetsWhileAnswering = afterReceiving((request, response) => {
  response.writeHead(200, { 'Content-Length': '2' })
  response.write('O')
  setTimeout(() => request.socket.resetAndDestroy(), 50)
})

/** Receives the message and does not respond until `release` is called. `disconnected` resolves when the client disconnects. */
export function hangs(): { behaviour: Behaviour; release: (status?: number) => void; disconnected: Promise<void> } {
  let release = (_status: number) => {}
  let onClose = () => {}
  const disconnected = new Promise<void>((resolve) => (onClose = resolve))
  const behaviour = afterReceiving((_, response) => {
    response.once('close', onClose)
    release = (status) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end('OK')
  })
  return { behaviour, release: (status = 200) => release(status), disconnected }
}

export const LARGE_RESUME = {
  name: 'ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024, '%%EOF')]),
}

/** Without traces, because there are many of these tests. */
export const QUICK = {
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  permissions: ['clipboard-read', 'clipboard-write'],
} satisfies Parameters<typeof base.use>[0]

export const test = base.extend<{ server: MockServer }, { startedServer: MockServer }>({
  startedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = new MockServer()
      await server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  server: async ({ startedServer }, use) => {
    startedServer.behave(delivers)
    await use(startedServer)
  },
})

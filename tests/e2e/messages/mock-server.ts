import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { test as base, type Page } from '@playwright/test'
import { fromEntries } from '../../../lib/from-entries.ts'
import { KINDS, MESSAGE_KINDS } from '../../../lib/messages/config.ts'
import { createApp } from '../../../server/http-server.ts'
import { close, listen } from '../../../server/lifecycle.ts'
import { staticFiles } from '../../../server/static-files.ts'
import { fixtureOut } from '../../fixtures/site.ts'

/** Handles a request whose body is not read yet. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, server: MockServer) => void | Promise<void>

export interface Received {
  url: string
  type: string
  body: Buffer
  /** By the name of the field; files as name and size. */
  fields: Record<string, string>
}

/** An HTTP server with the fixture site, whose message service has the behaviour that a test sets. */
export class MockServer {
  readonly #server: Server
  url = ''
  /** Complete messages, whatever the response was. */
  received: Received[] = []
  /** Number of requests, including incomplete ones. */
  requests = 0
  #behaviour: Behaviour = delivers

  constructor() {
    const relay: RequestListener = async (request, response) => {
      if (request.method === 'POST') this.requests += 1
      try {
        await this.#behaviour(request, response, this)
      } catch {
        // The client has closed the connection.
        response.destroy()
      }
    }
    const files = staticFiles(fixtureOut())
    // Without pictures the tests take a third less time.
    const site: RequestListener = (request, response) =>
      request.url?.startsWith('/assets/pictures/') ? response.writeHead(204).end() : files(request, response)
    this.#server = createApp({ site, relay })
  }

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

/** Reads the whole message and records it. */
export async function receive(request: IncomingMessage, server: MockServer): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const fields = [...form].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : `${value.name}, ${value.size} bytes`,
  ])
  server.received.push({ url: request.url ?? '', type, body, fields: Object.fromEntries(fields) })
}

export const answers =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): Behaviour =>
  async (request, response, server) => {
    await receive(request, server)
    response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(body)
  }

export const delivers: Behaviour = answers(200, 'OK')

/** Resets the connection after the first bytes of the message. */
export const resetsWhileReading: Behaviour = async (request) => {
  await once(request, 'data')
  request.socket.resetAndDestroy()
}

/** Responds with 200 and resets the connection before the response is complete. */
export const resetsWhileAnswering: Behaviour = async (request, response, server) => {
  await receive(request, server)
  response.writeHead(200, { 'Content-Length': '2' })
  response.write('O')
  setTimeout(() => request.socket.resetAndDestroy(), 50)
}

/** Receives the message and does not respond until `release` is called. `disconnected` resolves when the client disconnects. */
export function hangs(): { behaviour: Behaviour; release: () => void; disconnected: Promise<void> } {
  let release = () => {}
  let onClose = () => {}
  const disconnected = new Promise<void>((resolve) => {
    onClose = resolve
  })
  const behaviour: Behaviour = async (request, response, server) => {
    response.once('close', onClose)
    await receive(request, server)
    release = () => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
  }
  return { behaviour, release: () => release(), disconnected }
}

/** Simulates a build with these variables: Next reads unset ones from `process.env`. */
export const builtWith = (page: Page, env: Record<string, string>): Promise<unknown> =>
  page.addInitScript((values) => {
    Object.assign(window, { process: { env: values } })
  }, env)

export const IDENTIFIERS = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_of_ours',
  ...fromEntries(MESSAGE_KINDS.map((kind) => [KINDS[kind].templateVariable, `our_${kind}`])),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_ours',
} as const

const MEGABYTE = 1024 * 1024

export const LARGE_RESUME = {
  name: 'ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * MEGABYTE, 'x')]),
}

/** Without traces, because there are many of these tests. */
export const QUICK = { contextOptions: { reducedMotion: 'reduce' }, trace: 'off' } as const

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

import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { test as base, type Page } from '@playwright/test'
import { createApp } from '../../../server/app.ts'
import { close, listen } from '../../../server/lifecycle.ts'
import { staticFiles } from '../../../server/static-files.ts'
import { fixtureOut } from '../../fixtures/site.ts'

/** What the mock server does with a message whose body is not read yet. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse, server: MockServer) => void | Promise<void>

export interface Received {
  url: string
  type: string
  body: Buffer
  /** Text by the name of the field; a file by its name and size. */
  fields: Record<string, string>
}

/** A real HTTP server with the fixture site, whose message service behaves as a test wants it to. */
export class MockServer {
  readonly #server: Server
  url = ''
  /** Whole messages that came in, whatever was answered. */
  received: Received[] = []
  /** Requests that began. */
  asked = 0
  #behaviour: Behaviour = delivers

  constructor() {
    const relay: RequestListener = async (request, response) => {
      if (request.method === 'POST') this.asked += 1
      try {
        await this.#behaviour(request, response, this)
      } catch {
        // The page went away in the middle: what it missed is its own business.
        response.destroy()
      }
    }
    const files = staticFiles(fixtureOut())
    // Words are what these tests are about: pages come without their pictures, and a third sooner.
    const site: RequestListener = (request, response) =>
      request.url?.startsWith('/assets/pictures/') ? response.writeHead(204).end() : files(request, response)
    this.#server = createApp({ site, relay })
  }

  async start(): Promise<void> {
    this.url = `http://localhost:${await listen(this.#server, 0)}`
  }

  stop = (): Promise<void> => close(this.#server, 0)

  /** From now on, and with nothing received yet. */
  behave(behaviour: Behaviour): void {
    this.#behaviour = behaviour
    this.received = []
    this.asked = 0
  }
}

/** Reads the message to its end and notes it. */
export async function take(request: IncomingMessage, server: MockServer): Promise<void> {
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
    await take(request, server)
    response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(body)
  }

export const delivers: Behaviour = answers(200, 'OK')

/** Cuts the connection as soon as the first bytes of the message are here. */
export const resetsWhileReading: Behaviour = async (request) => {
  await once(request, 'data')
  request.socket.resetAndDestroy()
}

/** Answers 200 and is gone before the answer is complete. */
export const resetsWhileAnswering: Behaviour = async (request, response, server) => {
  await take(request, server)
  response.writeHead(200, { 'Content-Length': '2' })
  response.write('O')
  setTimeout(() => request.socket.resetAndDestroy(), 50)
}

/** Takes the message and says nothing until `release` is called; `gone` resolves when the page ends the connection. */
export function hangs(): { behaviour: Behaviour; release: () => void; gone: Promise<void> } {
  let release = () => {}
  let left = () => {}
  const gone = new Promise<void>((resolve) => {
    left = resolve
  })
  const behaviour: Behaviour = async (request, response, server) => {
    response.once('close', left)
    await take(request, server)
    release = () => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
  }
  return { behaviour, release: () => release(), gone }
}

/** The page as a build with these variables would have it: Next leaves unset ones to be looked up in `process.env`. */
export const builtWith = (page: Page, env: Record<string, string>): Promise<unknown> =>
  page.addInitScript((values) => {
    Object.assign(window, { process: { env: values } })
  }, env)

export const IDENTIFIERS = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_of_ours',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_of_letters',
  NEXT_PUBLIC_EMAILJS_APPLICATION_TEMPLATE_ID: 'template_of_people',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_of_ours',
} as const

const MEGABYTE = 1024 * 1024

/** A résumé of 2 MB. */
export const LARGE_RESUME = {
  name: 'ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * MEGABYTE, 'x')]),
}

/** There are many of these tests, and each says by its name what went wrong: no film of each is made. */
export const QUICK = { contextOptions: { reducedMotion: 'reduce' }, trace: 'off' } as const

/** Tests with a server of their own worker. */
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

import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { contactForm, FORM_PATH, FORM_TYPE, send, serve } from './serve.ts'

const CLIENTS = 1000
const SECONDS = 45
/** Each client has its own address within 127.0.0.0/8. */
const addressOf = (index: number) => `127.1.${index >> 8}.${index & 255}`

const post = (bytes: number, more = '') =>
  `POST ${FORM_PATH} HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${bytes}\r\n${more}\r\n--b\r\n`
/** The first bytes of each kind of client; one byte per second follows. */
const KINDS: Record<string, (index: number) => string> = {
  forms: () => post(5_000),
  resumes: () => post(2_000_000) + 'x'.repeat(60_000),
  'behind a proxy': (index) => post(5_000, `X-Forwarded-For: ${addressOf(index)}\r\n`),
  headers: () => 'GET / HTTP/1.1\r\nHost: h\r\nX: ',
  // These do not read the responses.
  pages: () => `GET ${largestScript()} HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(20),
}

function largestScript(): string {
  const names = readdirSync('out/_next/static/chunks').filter((name) => name.endsWith('.js'))
  const paths = names.map((name) => `/_next/static/chunks/${name}`)
  const bytes = (path: string) => statSync(`out${path}`).size
  return paths.reduce((a, b) => (bytes(a) > bytes(b) ? a : b))
}

/** Milliseconds until the response; infinite when its status is not 200. */
async function timed(work: Promise<number>): Promise<number> {
  const started = performance.now()
  return (await work) === 200 ? performance.now() - started : Number.POSITIVE_INFINITY
}

/** Connects slow clients, which reconnect when they are disconnected. Returns a function that stops them. */
function startClients(port: number, kind: string, opening: (index: number) => string): () => void {
  const sockets: Socket[] = []
  const open = (index: number) => {
    const localAddress = kind === 'behind a proxy' ? '127.0.0.1' : addressOf(index)
    const socket = connect({ host: '127.0.0.1', port, localAddress }, () => socket.write(opening(index)))
    socket.once('close', () => setTimeout(() => sockets[index] === socket && open(index), 1000)).on('error', () => {})
    if (kind === 'pages') socket.pause()
    else socket.resume()
    sockets[index] = socket
  }
  for (let index = 0; index < CLIENTS; index++) open(index)
  const trickle = setInterval(() => {
    for (const socket of sockets) if (kind !== 'pages' && socket.writable) socket.write('x')
  }, 1000)
  return () => {
    clearInterval(trickle)
    for (const socket of sockets.splice(0)) socket.destroy()
  }
}

/** Other visitors get their responses within a second, during each kind of slow clients and half a minute later. */
export async function testSlowClients(outbox: string) {
  const figures: Record<string, Record<'page' | 'message' | 'megabytes' | 'recovery', number>> = {}
  for (const [kind, opening] of Object.entries(KINDS)) {
    const server = await serve(outbox, { env: { TRUST_PROXY: kind === 'behind a proxy' ? '1' : '' } })
    const visit = () => timed(send(server.port, '/'))
    const write = () => timed(send(server.port, FORM_PATH, contactForm('honest')))
    for (let count = 0; count < 20; count++) await Promise.all([visit(), write()])
    const idle = server.megabytes()
    const stop = startClients(server.port, kind, opening)
    await pause(2000)
    const worst = { page: 0, message: 0, megabytes: 0, recovery: 0 }
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(500)) {
      const [page, message] = await Promise.all([visit(), write()])
      worst.page = Math.max(worst.page, page)
      worst.message = Math.max(worst.message, message)
      worst.megabytes = Math.max(worst.megabytes, server.megabytes() - idle)
    }
    stop()
    const stopped = performance.now()
    while (Math.max(await visit(), await write()) > 1000 && performance.now() - stopped < 60_000) await pause(500)
    figures[kind] = { ...worst, recovery: performance.now() - stopped }
    server.process.kill('SIGKILL')
  }
  const isWell = ({ page, message, megabytes, recovery }: (typeof figures)[string]) =>
    page <= 1000 && message <= 1000 && megabytes <= 200 && recovery <= 30_000
  return { ok: Object.values(figures).every(isWell), ...figures }
}

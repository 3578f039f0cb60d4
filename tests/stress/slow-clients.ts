import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, FORM_PATH, FORM_TYPE, letter, type Served, serve } from './serve.ts'

const SENDERS = 1000
const SECONDS = 45
/** Whoever has not recovered by then is not waited for. */
const PATIENCE_SECONDS = 60
/** Each has its own address, within 127.0.0.0/8. */
const addressOf = (index: number) => `127.1.${index >> 8}.${index & 255}`

const post = (bytes: number, more = '') =>
  `POST ${FORM_PATH} HTTP/1.1\r\nHost: h\r\nOrigin: http://h\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${bytes}\r\n${more}\r\n--b\r\n`
/** What each kind of slow sender sends at once; a byte a second follows. */
const KINDS: Record<string, (index: number, largest: string) => string> = {
  forms: () => post(5_000),
  resumes: () => post(2_000_000) + 'x'.repeat(60_000),
  'behind a proxy': (index) => post(5_000, `X-Forwarded-For: ${addressOf(index)}\r\n`),
  headers: () => 'GET / HTTP/1.1\r\nHost: h\r\nX: ',
  // These read nothing of what they asked for.
  pages: (_, largest) => `GET ${largest} HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(20),
}

function largestFile(project: string): string {
  const folder = join(project, 'out/_next/static/chunks')
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const bytes = (name: string) => statSync(join(folder, name)).size
  return `/_next/static/chunks/${names.reduce((a, b) => (bytes(a) > bytes(b) ? a : b))}`
}

/** Milliseconds until the answer was there; infinite when it was not 200. */
async function timed(work: Promise<number>): Promise<number> {
  const started = performance.now()
  return (await work) === 200 ? performance.now() - started : Number.POSITIVE_INFINITY
}

/** Slow senders of a kind, who come again when they are turned away, until `stop` is called. */
function slowSenders({ port }: Served, kind: string, opening: (index: number) => string): () => void {
  const sockets: Socket[] = []
  const open = (index: number) => {
    const localAddress = kind === 'behind a proxy' ? '127.0.0.1' : addressOf(index)
    const socket = connect({ host: '127.0.0.1', port, localAddress }, () => socket.write(opening(index)))
    socket.once('close', () => setTimeout(() => sockets[index] === socket && open(index), 1000)).on('error', () => {})
    if (kind === 'pages') socket.pause()
    else socket.resume()
    sockets[index] = socket
  }
  for (let index = 0; index < SENDERS; index++) open(index)
  const trickle = setInterval(() => {
    for (const socket of sockets) if (kind !== 'pages' && socket.writable) socket.write('x')
  }, 1000)
  return () => {
    clearInterval(trickle)
    for (const socket of sockets.splice(0)) socket.destroy()
  }
}

/** Prints what an honest visitor notices of each kind. A second is the most for an answer. */
export async function slowSendersProof(outbox: string, project = '.'): Promise<{ well: boolean }> {
  const largest = largestFile(project)
  let well = true
  console.log(`${SENDERS} senders for ${SECONDS} s   page ms   message ms   MB above idle   s until well`)
  for (const [kind, opening] of Object.entries(KINDS)) {
    const server = await serve(outbox, { project, env: { TRUST_PROXY: kind === 'behind a proxy' ? '1' : '' } })
    const visit = () => timed(ask(server.port, '/'))
    const write = () => timed(ask(server.port, FORM_PATH, letter('honest')))
    for (let count = 0; count < 20; count++) await Promise.all([visit(), write()])
    const idle = server.megabytes()
    const stop = slowSenders(server, kind, (index) => opening(index, largest))
    const worst = { page: 0, message: 0, megabytes: 0 }
    await pause(2000)
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(500)) {
      const [page, message] = await Promise.all([visit(), write()])
      worst.page = Math.max(worst.page, page)
      worst.message = Math.max(worst.message, message)
      worst.megabytes = Math.max(worst.megabytes, server.megabytes() - idle)
    }
    stop()
    const left = performance.now()
    const gone = () => (performance.now() - left) / 1000
    while (Math.max(await visit(), await write()) > 1000 && gone() < PATIENCE_SECONDS) await pause(500)
    const recovery = gone()
    const figures = [worst.page, worst.message, worst.megabytes, recovery]
    well &&= worst.page <= 1000 && worst.message <= 1000 && worst.megabytes <= 200 && recovery <= 30
    console.log(kind.padEnd(23), ...figures.map((value, index) => value.toFixed(index < 3 ? 0 : 1).padStart(11)))
    server.process.kill('SIGKILL')
  }
  return { well }
}

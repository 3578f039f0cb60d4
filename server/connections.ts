import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MOST_CONNECTIONS = 3000
/** For the program itself, and for the mails that are being written. */
const OWN_FILES = 64
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Half of the files that this process may have open: a connection is one, and what it asks for or brings is another. */
export function connectionLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const files = Number(userLimits?.open_files?.soft)
  return files > 0 ? Math.max(16, Math.min(MOST_CONNECTIONS, Math.floor((files - OWN_FILES) / 2))) : MOST_CONNECTIONS
}

/**
 * Ends the connection whose last request began first when there are more than `most`. Node's own `maxConnections` would
 * turn away who comes now, and let slow senders keep what they hold.
 */
export function limitConnections(server: Server, most = connectionLimit()): void {
  const open = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
    if (open.size > most) endOldest(open)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (!open.delete(socket)) return
    open.set(socket, response)
  })
}

function endOldest(open: Map<Socket, ServerResponse | undefined>): void {
  for (const [socket, response] of open) {
    const inOurHands = response?.req.complete && !response.headersSent
    if (inOurHands) continue
    open.delete(socket)
    if (!response?.headersSent) socket.write(TIMED_OUT)
    socket.destroySoon()
    return
  }
}

/** Requests of one connection that may be sent ahead of an answer. Browsers and proxies send none. */
const MOST_AHEAD = 8

/**
 * Handles the requests of one connection one after the other. Node hands over all that were sent ahead, and the files
 * that they ask for would lie in memory while nobody reads them.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const last = new WeakMap<Socket, { response: ServerResponse; ahead: number }>()
  return (request, response) => {
    const { socket } = request
    const before = last.get(socket)
    if (!before || before.response.closed) {
      last.set(socket, { response, ahead: 0 })
      return handle(request, response)
    }
    if (before.ahead >= MOST_AHEAD) return void socket.destroy()
    last.set(socket, { response, ahead: before.ahead + 1 })
    before.response.once('close', () => socket.destroyed || handle(request, response))
  }
}

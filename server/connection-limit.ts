import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MAX_CONNECTIONS = 3000
/** File descriptors for the process itself and for the mails that it writes. */
const RESERVED_FILES = 64
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Half of the file descriptors of this process: each connection needs one, and the file that it transfers another. */
export function connectionLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const files = Number(userLimits?.open_files?.soft)
  return files > 0 ? Math.max(16, Math.min(MAX_CONNECTIONS, Math.floor((files - RESERVED_FILES) / 2))) : MAX_CONNECTIONS
}

/**
 * Closes the connection with the oldest request when there are more than `max`. Node's `maxConnections` would reject
 * the newest instead, so that slow clients could block the server.
 */
export function limitConnections(server: Server, max = connectionLimit()): void {
  const open = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
    if (open.size > max) closeOldest(open)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (!open.delete(socket)) return
    open.set(socket, response)
  })
}

function closeOldest(open: Map<Socket, ServerResponse | undefined>): void {
  for (const [socket, response] of open) {
    const isBeingHandled = response?.req.complete && !response.headersSent
    if (isBeingHandled) continue
    open.delete(socket)
    if (!response?.headersSent) socket.write(TIMED_OUT)
    socket.destroySoon()
    return
  }
}

/** Pipelined requests of one connection. Browsers and proxies send none. */
const MAX_PIPELINED = 8

/**
 * Handles the requests of one connection one after the other. Node emits pipelined requests at once, and would buffer
 * all their responses in memory.
 */
export function handleSequentially(handle: RequestListener): RequestListener {
  const last = new WeakMap<Socket, { response: ServerResponse; pipelined: number }>()
  return (request, response) => {
    const { socket } = request
    const previous = last.get(socket)
    if (!previous || previous.response.closed) {
      last.set(socket, { response, pipelined: 0 })
      return handle(request, response)
    }
    if (previous.pipelined >= MAX_PIPELINED) return void socket.destroy()
    last.set(socket, { response, pipelined: previous.pipelined + 1 })
    previous.response.once('close', () => socket.destroyed || handle(request, response))
  }
}

import type { Server, ServerResponse } from 'node:http'

const SHUTDOWN_GRACE_MS = 10_000
const CHECK_IDLE_MS = 100

/**
 * Listens on `port` (0: any free one) and resolves with its number. Rejects with a message for the operator, in which
 * `prefix` begins the names of the variables.
 */
export function listen(server: Server, port: number, host?: string, prefix = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, port, host, prefix), { cause: error })),
    )
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host = '', prefix = ''): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one, as in ${prefix}PORT=${port + 1}.`
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023, as in ${prefix}PORT=3000.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${prefix}HOST is "${host}", which is no address of this machine.`
  return `The server could not listen on port ${port}: ${error.message}`
}

/** Stops listening, waits for open requests, and closes their connections after `graceMs` milliseconds. */
export function close(server: Server, graceMs = SHUTDOWN_GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    // A busy connection is never idle for long: it ends with its next response.
    server.prependListener('request', (_, response: ServerResponse) => response.setHeader('Connection', 'close'))
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    // Connections whose response ends only now stay open for further requests.
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_IDLE_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(idle)
      resolve()
    })
  })
}

/** Calls `stop` on SIGINT, SIGTERM or the end of the terminal, and then exits; a second signal exits immediately. */
export function onSignal(stop: () => Promise<void>): void {
  let stopping = false
  const handle = () => {
    if (stopping) process.exit(1)
    stopping = true
    void stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle)
}

import type { Server } from 'node:http'

/** How long open requests may take to end once the server was told to stop. */
const GRACE_MS = 10_000

/** Listens on `port` (0: a free one) and resolves with the port taken. Rejects with a sentence for the operator. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explain(error, port), { cause: error })))
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=${port + 1} npm run serve`
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023, as in PORT=3000.`
  return `The server could not listen on port ${port}: ${error.message}`
}

/** Stops listening, lets open requests end, and cuts off those that take longer than `graceMs`. */
export function close(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Calls `stop` once at SIGINT or SIGTERM; a second signal ends the process at once. */
export function onSignal(stop: () => Promise<void>): void {
  let stopping = false
  const handle = () => {
    if (stopping) process.exit(1)
    stopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
}

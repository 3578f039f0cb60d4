import { createServer } from 'node:http'
import { close, listen } from './lifecycle.ts'
import type { Health } from './relay/health.ts'
import type { Log } from './relay/log.ts'
import { splitUrl } from './split-url.ts'

interface Metrics {
  port: number
  /** Counts each event, then logs it. */
  log: Log
  setHealthSource: (health: () => Promise<Health>) => void
  stop: () => Promise<void>
}

/** Serves /metrics for Prometheus on a separate port: counts of events, the state of the outbox and of the process. */
export async function startMetrics({ port, host }: { port: number; host: string }, log: Log): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const events = new Counter({
    name: 'relay_events_total',
    help: 'Events of the log',
    labelNames: ['event'],
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const available = gauge('relay_available', '1 while messages can be taken, as /healthz says')
  const waiting = gauge('relay_mails_waiting', 'Mails in the outbox')
  const refused = gauge('relay_mails_refused', 'Mails that the mail server will never take')
  const oldest = gauge('relay_oldest_mail_seconds', 'Age of the oldest mail that waits')
  const free = gauge('relay_disk_free_bytes', 'Room for the outbox')
  let health: (() => Promise<Health>) | undefined

  const server = createServer(async (request, response) => {
    if (splitUrl(request.url).pathname !== '/metrics') return void response.writeHead(404).end()
    const current = await health?.()
    available.set(current?.status === 'unavailable' ? 0 : 1)
    waiting.set(current?.outbox?.waiting ?? 0)
    refused.set(current?.outbox?.refused ?? 0)
    oldest.set(current?.outbox?.oldestSeconds ?? 0)
    free.set((current?.outbox?.freeMegabytes ?? 0) * 1024 * 1024)
    response.setHeader('Content-Type', register.contentType).end(await register.metrics())
  })
  return {
    port: await listen(server, port, host, 'METRICS_'),
    log: (event, facts) => {
      events.inc({ event })
      log(event, facts)
    },
    setHealthSource: (source) => {
      health = source
    },
    stop: () => close(server),
  }
}

import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { describeStart } from './describe-start.ts'
import { finishedBasePath } from './finished-marker.ts'
import { createApp } from './http-server.ts'
import { close, listen } from './lifecycle.ts'
import { startMetrics } from './metrics.ts'
import { jsonLog, noLog } from './relay/log.ts'
import { createRelay } from './relay/relay.ts'
import { type Environment, readSettings } from './settings.ts'
import { staticFiles } from './static-files.ts'

interface RunningSite {
  port: number
  /** The port of /metrics, if METRICS_PORT is set. */
  metricsPort?: number
  outboxDir: string
  /** What the server does, line by line, for the operator. */
  description: string[]
  /** Finishes open requests and the mail that is being delivered, then stops. */
  stop: () => Promise<void>
}

const isInside = (path: string, folder: string): boolean => (resolve(path) + sep).startsWith(resolve(folder) + sep)

/** Starts the site in `outDir`, its relay and its metrics. Rejects with a message for the operator. */
export async function startSite(environment: Environment, outDir = 'out'): Promise<RunningSite> {
  const basePath = finishedBasePath(outDir)
  if (basePath === undefined && existsSync(join(outDir, 'index.html')))
    throw new Error(`${outDir}/ is not finished: run npm run build again`)
  const settings = readSettings(environment)
  for (const folder of [outDir, 'public'])
    if (isInside(settings.outboxDir, folder))
      throw new Error(
        `OUTBOX_DIR is in ${folder}/, which is published, and out/ is emptied by each build: choose another`,
      )
  const site = staticFiles(outDir, basePath)
  const log = settings.log ? jsonLog : noLog
  const metrics = settings.metrics && (await startMetrics(settings.metrics, log))
  const relay = await createRelay(settings, metrics?.log ?? log)
  metrics?.setHealthSource(relay.health)
  let stopping = false
  const server = createApp({
    ...(basePath ? { basePath } : {}),
    site,
    relay: relay.handle,
    health: async () =>
      stopping ? { status: 'unavailable', reasons: ['the server is stopping'] } : await relay.health(),
  })
  const port = await listen(server, settings.port, settings.host)
  // Not before: a process that has the port already sends the same mails.
  relay.deliver()
  return {
    port,
    ...(metrics ? { metricsPort: metrics.port } : {}),
    outboxDir: settings.outboxDir,
    description: describeStart(settings, port, basePath),
    async stop() {
      stopping = true
      await close(server)
      await relay.stop()
      await metrics?.stop()
    },
  }
}

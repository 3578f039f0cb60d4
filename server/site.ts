import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { close, listen } from './lifecycle.ts'
import { createRelay } from './relay/relay.ts'
import { type Environment, readSettings } from './settings.ts'
import { staticFiles } from './static-files.ts'
import { UNFINISHED } from './unfinished.ts'

export interface RunningSite {
  port: number
  outboxDir: string
  /** Where the pages were told to send their messages; empty when it is here. */
  messagesOrigin: string
  /** Lets open requests and the mail in hand end, then stops. */
  stop: () => Promise<void>
}

/** Starts the whole server over the export in `outDir`. Rejects with a sentence for the operator. */
export async function startSite(environment: Environment, outDir = 'out'): Promise<RunningSite> {
  if (existsSync(join(outDir, UNFINISHED))) throw new Error(`${outDir}/ is not finished: run npm run build again`)
  const settings = readSettings(environment)
  const site = staticFiles(outDir)
  const relay = await createRelay(settings)
  let stopping = false
  const server = createApp({
    site,
    relay: relay.handle,
    healthy: async () => !stopping && (await relay.healthy()),
  })
  const port = await listen(server, settings.port, settings.host)
  return {
    port,
    outboxDir: settings.outboxDir,
    messagesOrigin: settings.messages.origin,
    async stop() {
      stopping = true
      await close(server)
      await relay.stop()
    },
  }
}
